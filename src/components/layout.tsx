/** The layout of every page: header, donation block, footer. */
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { offersOf, type Topic } from '../site/calculators.ts';
import { FOOTER_SALARIES } from '../site/link-groups.ts';
import {
  CONTACT_PATH,
  DISCLAIMER_PATH,
  HOME_PATH,
  PRIVACY_PATH,
  salaryPath,
} from '../site/paths.ts';
import type { SiteConfig } from '../site/site-config.ts';
import { formatDollars } from '../words/money.ts';
import { yearSpan } from '../words/year-span.ts';
import { TextSection } from './text-section.tsx';

/**
 * Sticky header. Wide screens, and small ones without script, show its links in a row; otherwise a button
 * opens the same links in a dialog, which `src/browser/menu.ts` completes. `current` is the path of the page
 * shown, or 'salary' for any salary page.
 */
export function SiteHeader({ current, site }: { current: string; site: SiteConfig }) {
  const links = <LinkList links={[CALCULATOR, ...INFORMATION]} current={current} />;
  return (
    <header>
      <a className="brand" href={HOME_PATH}>
        {site.name}
      </a>
      <button {...opensMenu}>Menu</button>
      <nav aria-label="Main">{links}</nav>
      <dialog id="menu" aria-label="Menu">
        <nav>
          <button {...closesMenu}>Close</button>
          {links}
        </nav>
      </dialog>
    </header>
  );
}

/** Invoker commands work before the script has loaded; React passes these attributes through as they are. */
const opensMenu = { command: 'show-modal', commandfor: 'menu' };
const closesMenu = { command: 'close', commandfor: 'menu' };

type NamedLink = readonly [path: string, name: string];

const CALCULATOR: NamedLink = [HOME_PATH, 'Calculator'];

const INFORMATION: readonly NamedLink[] = [
  [CONTACT_PATH, 'Contact'],
  [PRIVACY_PATH, 'Privacy Policy'],
  [DISCLAIMER_PATH, 'Disclaimer'],
];

function LinkList({ links, current = '' }: { links: readonly NamedLink[]; current?: string }) {
  return (
    <ul>
      {links.map(([path, name]) => (
        <li key={path}>
          <a href={path} aria-current={currentness(path, current)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A salary page belongs to the calculator without being the page that the link leads to. */
function currentness(path: string, current: string): 'page' | 'true' | undefined {
  if (path === current) return 'page';
  return path === HOME_PATH && current === 'salary' ? 'true' : undefined;
}

interface DonationBlockProps {
  readonly site: SiteConfig;
  readonly rules: RuleSetName;
  readonly hidden?: boolean;
}

/** Calculators to come, and the topic of each that a site may have by now. */
const COMING_SOON: readonly (readonly [name: string, topic?: Topic])[] = [
  ['Advanced tax calculator', 'tax return'],
  ['Mortgage repayment calculator'],
  ['Super calculator'],
  ['Investment return calculator'],
];

export function DonationBlock({ site, rules, hidden }: DonationBlockProps) {
  const coming = COMING_SOON.map(([name, topic]) => ({
    name,
    offer: topic && offersOf(topic, rules)[0],
  }));
  return (
    <aside className="donation" hidden={hidden}>
      <h2>Help Keep This Free</h2>
      <p>A small donation helps to pay for hosting and new tools.</p>
      <dl>
        <dt>Running costs</dt>
        <dd>$45/month</dd>
        <dt>Monthly goal</dt>
        <dd>$50/month</dd>
      </dl>
      <progress aria-label="Raised towards the monthly goal" value={10} max={50} />
      <p>
        <b>$10 raised</b>
        {' (20%)'}
      </p>
      <a className="button" href={site.donationUrl} target="_blank" rel="noopener noreferrer">
        Buy me a coffee
      </a>
      <h3>{coming.some(({ offer }) => offer) ? 'New and coming soon' : 'Coming soon'}</h3>
      <ul>
        {coming.map(({ name, offer }) => (
          <li key={name}>{offer ? <a href={offer.path}>{name}</a> : name}</li>
        ))}
      </ul>
    </aside>
  );
}

/** Footer of every page but the disclaimer. */
export function SiteFooter({ site, rules }: { site: SiteConfig; rules: DescribedRuleSet }) {
  const model =
    rules.name === 'simplified'
      ? 'uses a simplified model of tax law'
      : `follows the tax law of ${yearSpan(rules.taxYears.map(({ label }) => label))}`;
  const salaries = FOOTER_SALARIES.map(
    (each): NamedLink => [salaryPath(each), formatDollars(each)],
  );
  return (
    <footer>
      <TextSection title={`About ${site.name}`}>
        {`A free pay calculator for workers and job seekers in Australia. It ${model}.`}
      </TextSection>
      <section>
        <h2>Quick links</h2>
        <LinkList links={[CALCULATOR, ...salaries]} />
      </section>
      <section>
        <h2>Information</h2>
        <LinkList links={INFORMATION} />
      </section>
      <section className="disclaimer">
        <h2>Disclaimer</h2>
        <p>
          Figures are estimates, not tax or financial advice. Before you act on them, ask the
          Australian Taxation Office or a registered tax agent.
        </p>
      </section>
    </footer>
  );
}
