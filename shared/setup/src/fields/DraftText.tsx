import { TextField, type TextFieldProps } from '@portal/ui/TextField';
import type { DraftField } from '../draft/useDraftField.ts';

type Words = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onLeave' | 'error' | 'id'>;

/** A line of the draft, kept once it is left. */
export function DraftText({ field, ...words }: Words & { field: DraftField<string | null> }) {
  return (
    <TextField
      {...words}
      id={field.id}
      name={field.id}
      value={field.value ?? ''}
      error={field.error}
      onChange={field.change}
      onLeave={field.leave}
    />
  );
}
