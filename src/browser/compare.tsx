import './shared-chunk.ts';
import '../styles/compare.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LiveComparison } from './live-comparison.tsx';
import { notes, rules } from './rules.ts';

/** The script of the page that compares two pays: hydrates the comparison. */
const comparison = document.getElementById('comparison') as HTMLElement;
const live = <LiveComparison rules={rules} notes={notes} container={comparison} />;

// React cannot hydrate a page that the browser has translated already: its text nodes are replaced.
if (comparison.querySelector('font')) createRoot(comparison).render(live);
else hydrateRoot(comparison, live);
