/**
 * Completes the small-screen menu, a `<dialog>` that the platform opens, traps focus in and closes on Escape:
 * closes it on a link (the page may come back from the browser's cache with it open), and stands in for
 * invoker commands and `closedby` where a browser has neither.
 */
const menu = document.getElementById('menu') as HTMLDialogElement;
const hasInvokerCommands = 'command' in HTMLButtonElement.prototype;

menu.onclick = ({ target }) => {
  const isOutside = target === menu;
  if (isOutside || (target as Element).matches(hasInvokerCommands ? 'a' : 'a,button')) menu.close();
};

if (!hasInvokerCommands) {
  const opener = document.querySelector<HTMLButtonElement>('[commandfor=menu]');
  if (opener) opener.onclick = () => menu.showModal();
}
