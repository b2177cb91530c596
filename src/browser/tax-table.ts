/**
 * The script of a tax table: marks the row of the pay that is typed, and says what is withheld. It has neither words nor rules. The words
 * are in the attributes of the form (`src/pages/tax-table/pay-form.tsx`), and the figures in the first table.
 */
import '../pages/tax-table/style.css';

const form = document.forms[0] as HTMLFormElement;
const [field, button, said] = form.elements as unknown as [
  HTMLInputElement,
  HTMLButtonElement,
  HTMLOutputElement,
];
/** The rows of all tables, the first table's first, and the pay of each. */
const rows = [...document.querySelectorAll('tbody tr')];
const pays = rows.map((row) => Number(row.textContent.split('$')[1]?.replace(',', '')));
let pause = 0;

form.oninput = () => {
  clearTimeout(pause);
  // Three digits may follow a comma: a pay counts once typing pauses.
  pause = setTimeout(look, 500);
};
// The form has the method `dialog`, which sends nothing.
form.onsubmit = button.onclick = () => {
  const row = look();
  if (!row) return;
  // The keyboard of a phone would cover the row.
  field.blur();
  row.scrollIntoView({ block: 'center' });
};
form.hidden = false;

/** Marks the row at or below the pay in each table, says what it withholds, and returns that of the first table. */
function look(): Element | undefined {
  const pay = field.validity.valid ? Number(field.value.replace(/[^\d.]/g, '')) : -1;
  let at = pays.findIndex((each) => each >= pay);
  const next = rows[at];
  if ((pays[at] as number) > pay) at--;
  rows.forEach((row, index) => {
    row.ariaCurrent = pays[index] === pays[at] ? 'true' : null;
  });
  field.ariaInvalid = `${pay < 0}`;
  said.value = field.value && (answer(pay, rows[at], next) as string);
  return rows[at];
}

/** The words on a pay from `row` up to `next`, or on -1 for what is no number. */
function answer(pay: number, row?: Element, next?: Element): string | undefined {
  const words = form.dataset;
  if (pay < 0) return words.refused;
  if (!next) return words.above;
  if (!row) return words.below;
  const figures = (row.textContent + next.textContent).split('$');
  // Where both withhold the same, the amount is in no doubt.
  const text = (figures[2] === figures[7] ? words.row : words.between) as string;
  return text.replace(/{(.)}/g, (_, index) => figures[index] as string);
}
