import { hydrateRoot } from 'react-dom/client';
import { LiveCalculator } from './live-calculator.tsx';

/** The script of the home page: hydrates the calculator. */
const calculator = document.getElementById('calculator') as HTMLElement;
hydrateRoot(calculator, <LiveCalculator container={calculator} />);
