/**
 * The script of the small-screen menu, a `<dialog>`. The browser opens it, keeps the focus inside and closes it on
 * Escape. This script closes it on a click outside or on a link (the page may be restored from the back/forward cache
 * with it open) and when the window grows past small screens, and opens and closes it in browsers without invoker commands.
 */
const menu = document.getElementById('menu') as HTMLDialogElement;
const hasInvokerCommands = 'command' in HTMLButtonElement.prototype;

menu.onclick = ({ target }) => {
  // The content covers the whole dialog, so a click has the dialog as its target only on the backdrop.
  const isOutside = target === menu;
  if (isOutside || (target as Element).matches(hasInvokerCommands ? 'a' : 'a,button')) menu.close();
};

// The width of layout.css.
matchMedia('(width<44rem)').onchange = () => menu.close();

if (!hasInvokerCommands) {
  const opener = document.querySelector<HTMLButtonElement>('[commandfor=menu]');
  if (opener) opener.onclick = () => menu.showModal();
}
