import { hydrateRoot } from 'react-dom/client';
import { LiveCalculator } from './live-calculator.tsx';
import { notes, rules } from './rules.ts';

/** The script of the home page: hydrates the calculator. */
const calculator = document.getElementById('calculator') as HTMLElement;
hydrateRoot(calculator, <LiveCalculator rules={rules} notes={notes} container={calculator} />);
