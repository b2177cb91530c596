import { HOME_PATH } from '../site/paths.ts';

/** The way from the calculator to the page shown, whose name is `current`. */
export function Breadcrumb({ current }: { current: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={HOME_PATH}>Calculator</a>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
