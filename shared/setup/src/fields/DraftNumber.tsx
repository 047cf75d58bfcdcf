import { TextField, type TextFieldProps } from '@portal/ui/TextField';
import { useState } from 'react';
import type { DraftField } from '../draft/useDraftField.ts';

type Words = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onLeave' | 'error' | 'id'>;

/** A figure of the draft, with a comma for decimals, kept once it is left; what is none stays in its field with `wrong`. */
export function DraftNumber({
  field,
  wrong,
  isRight,
  ...words
}: Words & {
  field: Pick<DraftField<number | undefined>, 'id' | 'value' | 'error'> & {
    choose: (value: number) => void;
  };
  /** What is said of what is no figure, or not one that is taken. */
  wrong: string;
  isRight: (value: number) => boolean;
}) {
  const [written, setWritten] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const kept = field.value === undefined ? '' : String(field.value).replace('.', ',');

  function leave(): void {
    if (written === null) return;
    const value = /^\d+(?:[.,]\d+)?$/.test(written.trim())
      ? Number(written.replace(',', '.'))
      : NaN;
    const isTaken = isRight(value);
    setIsWrong(!isTaken);
    if (!isTaken) return;
    setWritten(null);
    field.choose(value);
  }

  return (
    <TextField
      {...words}
      figures
      id={field.id}
      name={field.id}
      value={written ?? kept}
      error={isWrong ? wrong : field.error}
      onChange={setWritten}
      onLeave={leave}
    />
  );
}
