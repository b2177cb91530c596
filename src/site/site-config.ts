/** The product's name: the heading of the home page, and the brand unless another is set. */
export const PRODUCT_NAME = 'Australian Pay Calculator';

/** Where there is no room for the whole name: titles of salary pages, and below an icon. */
export const PRODUCT_SHORT_NAME = 'Pay Calculator';

/** Who runs the site and where it is deployed: all that differs from one deployment to another. */
export interface SiteConfig {
  /** The brand shown in the header and in page titles. */
  readonly name: string;
  /** Origin of the deployed site, without a trailing slash, such as `https://pay.example.com`. */
  readonly url: string;
  /** Where general inquiries go; shown as text. */
  readonly contactEmail: string;
  /** Where feedback goes; shown as text. */
  readonly feedbackEmail: string;
  /** The external 'Buy me a coffee' page. */
  readonly donationUrl: string;
}

/**
 * Placeholders on the reserved example domain, so that no mail and no visitor goes to somebody else. Each can be
 * set by a flag, an environment variable or the configuration file of `gen-site`, which names those that are left.
 */
export const placeholderSiteConfig: SiteConfig = {
  name: PRODUCT_NAME,
  url: 'https://pay-calculator.example',
  contactEmail: 'hello@pay-calculator.example',
  feedbackEmail: 'feedback@pay-calculator.example',
  donationUrl: 'https://donate.example/pay-calculator',
};
