import './shared-chunk.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LiveCalculator } from './live-calculator.tsx';
import { notes, rules } from './rules.ts';

/** The script of the home page: hydrates the calculator. */
const calculator = document.getElementById('calculator') as HTMLElement;
const live = <LiveCalculator rules={rules} notes={notes} container={calculator} />;

// React cannot hydrate a page that the browser has translated already: its text nodes are replaced.
if (calculator.querySelector('font')) createRoot(calculator).render(live);
else hydrateRoot(calculator, live);
