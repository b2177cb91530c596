import { TextSection } from '../components/text-section.tsx';
import { PRIVACY_PATH } from '../site/paths.ts';
import { hasServiceWorker } from '../site/service-worker.ts';
import { type PageContext, pageAt } from './page.ts';

/** The month of the last change, by what a site stores on a device. Another change of a policy is another month. */
const UPDATED = { plain: 'January 2025', worksOffline: 'November 2026' };

/** The privacy policy, in six sections: the site calculates in the browser and sends nothing that is typed. */
export const privacyPolicyPage = pageAt(PRIVACY_PATH, {
  title: ({ site }) => `Privacy Policy | ${site.name}`,
  description: () =>
    'How this pay calculator treats your privacy. Every sum is done in your browser, with no account, no cookies and no tracking.',
  Main: PrivacyPolicy,
});

function PrivacyPolicy({ site, rules }: PageContext) {
  const worksOffline = hasServiceWorker(rules.name);
  return (
    <div className="prose">
      <h1>Privacy Policy</h1>
      <p>{`Last updated: ${worksOffline ? UPDATED.worksOffline : UPDATED.plain}`}</p>
      <TextSection title="1. Information we collect">
        None. There is no account, and nothing that you type is sent to us. We do not ask for your
        name, address or tax file number. We use no analytics, ads or tracking.
      </TextSection>
      <TextSection title="2. How your figures are used">
        Every calculation runs in your browser. Your entries are also kept in the address of the
        page, after the # sign. Browsers do not send that part of an address to a server. But anyone
        you give the address to can read your entries. So can anyone who sees your browser history.
      </TextSection>
      <section>
        <h2>3. Cookies and storage</h2>
        <p>
          This website sets no cookies. If you close the summary bar of the calculator, your browser
          remembers that until you reload or leave. If you reload right after typing, it keeps what
          you typed for the reload.
          {!worksOffline && ' It stores nothing else.'}
        </p>
        {worksOffline && (
          <p>
            The calculators also work offline. For that, your browser keeps a copy of their pages,
            scripts and icons on this device. It renews the copy when we change them. The copy has
            nothing that you typed. To remove it, clear this website's data in your browser's
            settings. Your next visit makes a new copy.
          </p>
        )}
        {worksOffline && (
          <p>
            Below each answer is the switch 'Remember me on this device', which is off at first.
            While it's on, your browser keeps what you enter on this device, and fills it in when
            you come back. Anyone who uses this device can see it. Switching it off erases all of
            it. Your browser stores nothing else for this website.
          </p>
        )}
      </section>
      <section>
        <h2>4. Hosting and links</h2>
        <p>
          The pages are files on a web host. The host may log each page that you open, with the
          time, your type of browser and your IP address. An IP address is the number of your
          internet connection. Hosts use such logs to run and protect their service. The address of
          a salary page contains the salary.
        </p>
        <p>
          The donation link opens another website in a new tab. That website has a privacy policy of
          its own. It is told nothing that you typed here.
        </p>
      </section>
      <TextSection title="5. Changes to this policy">
        If this policy changes, this page shows the new text and its date.
      </TextSection>
      <TextSection title="6. Contact us">
        {`For questions about privacy, write to ${site.contactEmail}. We use your email address and message only to answer you.`}
      </TextSection>
    </div>
  );
}
