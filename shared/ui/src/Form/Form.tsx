import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Stack, type Gap } from '../Stack/Stack.tsx';
import styles from './Form.module.css';

const WRONG = ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input';

export interface FormProps {
  children: ReactNode;
  onSubmit: () => unknown;
  gap?: Gap;
  /** On a ground of its own inside a card: a field that was opened there. */
  boxed?: boolean;
}

/**
 * Fields that are sent together. The page checks them, not the browser; when something turns out
 * wrong after sending, the first wrong field gets the focus.
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
        void onSubmit();
      }}
    >
      <Stack gap={gap}>{children}</Stack>
    </form>
  );
}
