import { TextField, type TextFieldProps } from '@portal/ui/TextField';
import { useRef, useState } from 'react';
import { useDraft } from '../draft/useDraft.ts';
import type { DraftField } from '../draft/useDraftField.ts';

type Words = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onLeave' | 'error' | 'id'>;
type Figure = Pick<DraftField<number | undefined>, 'id' | 'value' | 'error' | 'leave'>;

/**
 * A figure of the draft, with a comma for decimals, kept once it is left; what is none stays in its field with `wrong`, also
 * where its page is gone from, and counts as unsaved (C-942).
 */
export function DraftNumber({
  field,
  wrong,
  isRight,
  ...words
}: Words & {
  field: Figure & { change: (value: number) => void };
  /** What is said of what is no figure, or not one that is taken. */
  wrong: string;
  isRight: (value: number) => boolean;
}) {
  const { state, store } = useDraft();
  const refused = state.errors.get(field.id);
  const [written, setWritten] = useState<string | null>(null);
  const [isJudged, setIsJudged] = useState(true);
  /** What was there before somebody began to write: what is right for a moment, on the way to something wrong, nobody meant. */
  const before = useRef(field.value);
  const kept = field.value === undefined ? '' : String(field.value).replace('.', ',');

  function write(text: string): void {
    if (written === null) before.current = field.value;
    setWritten(text);
    setIsJudged(false);
    const value = figureIn(text);
    if (!isRight(value)) {
      if (before.current !== undefined) field.change(before.current);
      return store.refuse(field.id, { message: wrong, offer: null, written: text });
    }
    store.refuse(field.id, null);
    field.change(value);
  }
  function leave(): void {
    setIsJudged(true);
    if (written === null || !isRight(figureIn(written))) return;
    setWritten(null);
    field.leave();
  }

  return (
    <TextField
      {...words}
      figures
      id={field.id}
      name={field.id}
      value={written ?? refused?.written ?? kept}
      error={isJudged ? (refused?.message ?? field.error) : null}
      onChange={write}
      onLeave={leave}
    />
  );
}

/** The figure that somebody wrote; NaN for what is none. */
const figureIn = (text: string): number =>
  /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : NaN;
