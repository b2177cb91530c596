import { TextSection } from '../components/text-section.tsx';
import { PRIVACY_PATH } from '../site/paths.ts';
import { type PageContext, pageAt } from './page.ts';

/** The privacy policy, in six sections: the site calculates in the browser and makes no network calls. */
export const privacyPolicyPage = pageAt(PRIVACY_PATH, {
  title: ({ site }) => `Privacy Policy | ${site.name}`,
  description: () =>
    'How this pay calculator treats your privacy. Every sum is done in your browser, with no account, no cookies and no tracking.',
  Main: PrivacyPolicy,
});

function PrivacyPolicy({ site }: PageContext) {
  return (
    <div className="prose">
      <h1>Privacy Policy</h1>
      <p>Last updated: January 2025</p>
      <TextSection title="1. Information we collect">
        None. There is no account, and nothing that you type is sent to us. We do not ask for your
        name, address or tax file number. We use no analytics, ads or tracking.
      </TextSection>
      <TextSection title="2. How your figures are used">
        Every calculation runs in your browser. Your entries are also kept in the address of the
        page, after the # sign. Browsers do not send that part of an address to a server. But anyone
        you give the address to can read your entries. So can anyone who sees your browser history.
      </TextSection>
      <TextSection title="3. Cookies and storage">
        This website sets no cookies. If you close the summary bar of the calculator, your browser
        remembers that until you reload or leave. If you reload right after typing, it keeps what
        you typed for the reload. It stores nothing else.
      </TextSection>
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
