import { expect, test } from 'vitest';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

test('each placeholder address is on a domain reserved for examples', () => {
  const { url, contactEmail, feedbackEmail, donationUrl } = placeholderSiteConfig;
  const hosts = [
    new URL(url).host,
    new URL(donationUrl).host,
    ...[contactEmail, feedbackEmail].map((email) => email.split('@')[1] ?? ''),
  ];
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

test('the origin of the site has no trailing slash, so that paths can follow it', () => {
  expect(placeholderSiteConfig.url).toBe(new URL(placeholderSiteConfig.url).origin);
});
