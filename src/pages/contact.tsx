import { CONTACT_PATH } from '../site/paths.ts';
import type { Page, PageContext } from './page.ts';

/** Where to write, and when to expect an answer. */
export const contactPage: Page = {
  path: CONTACT_PATH,
  title: ({ site }) => `Contact | ${site.name}`,
  description: () =>
    'Ask a question about the Australian pay calculator, report a wrong figure or suggest a feature. We answer within 24-48 hours on business days.',
  indexable: true,
  hasDonationBlock: true,
  hasFooter: true,
  Main: Contact,
};

function Contact({ site }: PageContext) {
  return (
    <div className="prose">
      <h1>Contact</h1>
      <p>Questions, corrections and ideas are welcome. Please write to us by email.</p>
      <section>
        <h2>General Inquiries</h2>
        <p>For questions about the calculator or this website:</p>
        <p>
          <strong>{site.contactEmail}</strong>
        </p>
      </section>
      <section>
        <h2>Feedback</h2>
        <p>
          Write here to report a figure that looks wrong or to suggest a feature. For a wrong
          figure, please tell us the salary, the tax year and the options that you chose:
        </p>
        <p>
          <strong>{site.feedbackEmail}</strong>
        </p>
      </section>
      <section>
        <h2>Response Time</h2>
        <p>We respond within 24-48 hours on business days.</p>
        <p>
          We cannot give tax or financial advice. For that, please ask the Australian Taxation
          Office or a registered tax agent.
        </p>
      </section>
    </div>
  );
}
