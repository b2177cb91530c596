import { PRIVACY_PATH } from '../site/paths.ts';
import type { Page, PageContext } from './page.ts';

/** The privacy policy, in six sections: the site calculates in the browser and makes no network calls. */
export const privacyPolicyPage: Page = {
  path: PRIVACY_PATH,
  title: ({ site }) => `Privacy Policy | ${site.name}`,
  description: () =>
    'How this pay calculator treats your privacy: every sum is done in your browser, with no account, no cookies and no tracking.',
  indexable: true,
  hasDonationBlock: true,
  hasFooter: true,
  Main: PrivacyPolicy,
};

function PrivacyPolicy({ site }: PageContext) {
  return (
    <div className="prose">
      <h1>Privacy Policy</h1>
      <p>Last updated: January 2025</p>
      <section>
        <h2>1. Information We Collect</h2>
        <p>
          None. There is no account, and nothing that you enter is sent to us. We do not ask for
          your name, your tax file number or your address, and we use no analytics, advertising or
          tracking.
        </p>
      </section>
      <section>
        <h2>2. How Your Figures Are Used</h2>
        <p>
          Every calculation runs in your browser. The salary and the options that you enter are
          never sent to us or to anyone else, and none of them is stored on a server.
        </p>
        <p>
          The calculator writes your entries into the address of the page, after the # sign.
          Browsers do not send that part of an address to a server. Anyone you give the address to
          can read your entries, and so can anyone who sees your browser history.
        </p>
      </section>
      <section>
        <h2>3. Cookies and Storage</h2>
        <p>
          This website sets no cookies. If you close the summary bar of the calculator, your browser
          remembers that until you reload the page or end your visit. Nothing else is kept in its
          storage.
        </p>
      </section>
      <section>
        <h2>4. Hosting and External Links</h2>
        <p>
          The pages are files on a web host. As web hosts do, it may log the address of each page
          that is requested, with an IP address, a time and a browser type, to run and protect its
          service. The address of a salary page contains the salary.
        </p>
        <p>
          The donation link opens another website in a new tab. That website has its own privacy
          policy. Nothing that you entered here is passed on to it.
        </p>
      </section>
      <section>
        <h2>5. Changes to This Policy</h2>
        <p>
          If this policy changes, the new text appears on this page with the date of the change at
          the top.
        </p>
      </section>
      <section>
        <h2>6. Contact Us</h2>
        <p>{`For questions about privacy, write to ${site.contactEmail}. We use your email address and your message only to answer you.`}</p>
      </section>
    </div>
  );
}
