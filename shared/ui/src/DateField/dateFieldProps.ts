import type { FieldProps } from '../Field/Field.tsx';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Gets a whole day in the range, or empty. */
  onChange: (value: string) => void;
  /** `YYYY-MM-DD`, in Lisbon. */
  today: string;
  minimum?: string;
  maximum?: string;
  id?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
}
