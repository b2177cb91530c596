import { LiveText } from '../../components/live-text.tsx';

/** The line that something is folded away behind. `set` is what is set in it, which is shown while it is: empty for nothing. */
export function SetSummary({ title, set }: { readonly title: string; readonly set: string }) {
  return (
    <summary>
      <LiveText>{title}</LiveText>
      {set !== '' && (
        <span className="set">
          <LiveText>{`: ${set}`}</LiveText>
        </span>
      )}
    </summary>
  );
}
