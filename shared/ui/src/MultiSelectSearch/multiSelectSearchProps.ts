import type { FieldProps } from '../Field/Field.tsx';
import type { MultiSelectOption } from './searchOptions.ts';

export interface MultiSelectSearchProps extends FieldProps {
  options: readonly MultiSelectOption[];
  /** Values of the chosen options, in the order of choosing. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Hears what is typed, where more options can be fetched by it. */
  onQuery?: (text: string) => void;
  placeholder?: string;
  /** Options are being fetched. */
  loading?: boolean;
}
