import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Stack, type Gap } from '../Stack/Stack.tsx';
import styles from './Form.module.css';

const WRONG =
  ':is(input, select, textarea, [role="spinbutton"])[aria-invalid="true"], [aria-invalid="true"] input';
/** A date that is typed in part or cannot be taken: its form knows it as an empty one. */
const UNFINISHED = '[data-unfinished]';

export interface FormProps {
  children: ReactNode;
  onSubmit: () => unknown;
  gap?: Gap;
  /** On a ground of its own inside a card: a field that was opened there. */
  boxed?: boolean;
}

/**
 * Fields that are sent together. The page checks them, not the browser; when something turns out
 * wrong after sending, the first wrong field gets the focus. With an unfinished date nothing is sent (C-970).
 */
export function Form({ children, onSubmit, gap = 'large', boxed }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAsked = useRef(false);
  // Sending the same mistake twice changes nothing on the page, but the focus must move again.
  const [, setSent] = useState(0);

  useEffect(() => {
    const wrong = isAsked.current && form.current?.querySelector<HTMLElement>(WRONG);
    if (!wrong) return;
    isAsked.current = false;
    wrong.focus();
  });

  return (
    <form
      ref={form}
      className={classNames(boxed && styles.boxed)}
      noValidate
      // What turns out wrong while someone writes on must not take the focus away.
      onInput={() => {
        isAsked.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        isAsked.current = true;
        setSent((times) => times + 1);
        if (!form.current?.querySelector(UNFINISHED)) return void onSubmit();
        // Once it is left it says what is wrong.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
    >
      <Stack gap={gap}>{children}</Stack>
    </form>
  );
}
