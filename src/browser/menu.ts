/**
 * Completes the small-screen menu, a `<dialog>` that the platform opens, keeps the focus in and closes on Escape:
 * closes it on a click outside and on a link (the page may come back from the browser's cache with it open),
 * and stands in for invoker commands where a browser has none.
 */
const menu = document.getElementById('menu') as HTMLDialogElement;
const hasInvokerCommands = 'command' in HTMLButtonElement.prototype;

menu.onclick = ({ target }) => {
  // What is inside covers the whole dialog, so that only its backdrop is the dialog itself.
  const isOutside = target === menu;
  if (isOutside || (target as Element).matches(hasInvokerCommands ? 'a' : 'a,button')) menu.close();
};

if (!hasInvokerCommands) {
  const opener = document.querySelector<HTMLButtonElement>('[commandfor=menu]');
  if (opener) opener.onclick = () => menu.showModal();
}
