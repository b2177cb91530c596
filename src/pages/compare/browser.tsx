/** Follows links from when `/compare` asked for a wanted pay too. */
import { WANTED_PAY_ID } from './calculation.ts';

const { hash } = location;

if (hash.includes('want-')) {
  const link = document.getElementById(WANTED_PAY_ID) as HTMLAnchorElement;
  link.hash = hash;
  link.hidden = false;
  // Such a link always has the offer. If that is the example, with nothing before it and no more of it, nobody entered two pays.
  if (/^#offer-salary=95000&(?!.*offer-)/.test(hash)) location.replace(link.href);
}
