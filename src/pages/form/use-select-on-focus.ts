import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';

/**
 * Handlers for a text input: the first tap or click selects what it holds, so that typing replaces it; the next one places the
 * caret. Enter closes the keyboard of a phone.
 */
export function useSelectOnFocus() {
  const focus = useRef<'none' | 'new' | 'used'>('none');
  return {
    onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
      // A field that keeps the focus while the window loses it is focused again: that must not select.
      if (focus.current !== 'none') return;
      focus.current = 'new';
      // While the mouse button is down, the visitor may be selecting by dragging: `onClick` selects later.
      if (!currentTarget.matches(':active')) currentTarget.select();
    },
    onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
      if (currentTarget !== document.activeElement) focus.current = 'none';
    },
    onClick({ currentTarget: input }: MouseEvent<HTMLInputElement>) {
      // The press has placed the caret after the focus event. What was selected by dragging is left.
      if (focus.current === 'new' && input.selectionStart === input.selectionEnd) input.select();
      focus.current = 'used';
    },
    onKeyUp() {
      focus.current = 'used';
    },
    // Not when the key is let go: a button that Enter pressed may have moved the focus here.
    onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
      if (key === 'Enter') currentTarget.blur();
    },
  };
}
