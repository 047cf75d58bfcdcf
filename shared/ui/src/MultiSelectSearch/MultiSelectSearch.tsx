import { Field, type FieldProps } from '../Field/Field.tsx';
import { Search } from '../icons/controls/Search.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { withPlaceholder } from '../lazyPart/withPlaceholder.tsx';
import type { MultiSelectOption } from './searchOptions.ts';
import styles from './MultiSelectSearch.module.css';

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
  disabled?: boolean;
  id?: string;
}

const input = withPlaceholder(
  lazyPart(() => import(/* webpackChunkName: "multi-select-search" */ './MultiSelectInput.tsx')),
);

/** Several of many: a search field, a list with several choices, and a chip for each chosen one. */
export function MultiSelectSearch(props: MultiSelectSearchProps) {
  return (
    <Field {...props}>
      {(control) => (
        <input.Part
          part={{ ...props, control }}
          placeholder={
            <div className={styles.box} aria-hidden="true">
              <Search />
              <span className={styles.waiting}>{props.placeholder}</span>
            </div>
          }
        />
      )}
    </Field>
  );
}
