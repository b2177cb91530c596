import { hydrateRoot } from 'react-dom/client';
import { LiveCalculator } from './live-calculator.tsx';

/** Brings the home page's calculator to life. */
const calculator = document.getElementById('calculator') as HTMLElement;
hydrateRoot(calculator, <LiveCalculator container={calculator} />);
