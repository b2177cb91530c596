import { CONTACT_PATH } from '../site/paths.ts';
import { type PageContext, pageAt } from './page.ts';

/** Where to write, and when to expect an answer. */
export const contactPage = pageAt(CONTACT_PATH, {
  title: ({ site }) => `Contact | ${site.name}`,
  description: () =>
    'Ask a question about the Australian pay calculator, report a wrong figure or suggest a feature. Responses take 24-48 hours on business days.',
  Main: Contact,
});

function Contact({ site }: PageContext) {
  return (
    <div className="prose">
      <h1>Contact</h1>
      <p>Questions, corrections and ideas are welcome. Please write by email.</p>
      <section>
        <h2>General inquiries</h2>
        <p>For questions about the calculator or this website:</p>
        <p>
          <strong>{site.contactEmail}</strong>
        </p>
      </section>
      <section>
        <h2>Feedback</h2>
        <p>
          To report a wrong figure or suggest a feature. For a wrong figure, please give the salary,
          the tax year and the options that you chose:
        </p>
        <p>
          <strong>{site.feedbackEmail}</strong>
        </p>
      </section>
      <section>
        <h2>Response time</h2>
        <p>Responses take 24-48 hours on business days.</p>
        <p>
          We cannot give tax or financial advice. For that, ask the Australian Taxation Office or a
          registered tax agent.
        </p>
      </section>
    </div>
  );
}
