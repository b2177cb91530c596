import { createRoot, hydrateRoot } from 'react-dom/client';
import { LiveCalculator } from './live-calculator.tsx';

/** The script of the home page: hydrates the calculator. */
const calculator = document.getElementById('calculator') as HTMLElement;
const live = <LiveCalculator container={calculator} />;

// React cannot hydrate a page that the browser has translated already: its text nodes are replaced.
if (calculator.querySelector('font')) createRoot(calculator).render(live);
else hydrateRoot(calculator, live);
