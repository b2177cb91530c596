import { LiveText } from '../../components/live-text.tsx';

/** Tells screen readers a text that changes. One that follows from what is typed is announced once it settles: see `useSettled`. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className="unseen" role="status">
      <LiveText>{text}</LiveText>
    </p>
  );
}
