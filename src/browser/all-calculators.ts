/** The script of the list of all calculators: its links take along the entries that the link to the list brought. */
function carryEntries(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
    link.hash = location.hash;
  }
}

carryEntries();
addEventListener('hashchange', carryEntries);
