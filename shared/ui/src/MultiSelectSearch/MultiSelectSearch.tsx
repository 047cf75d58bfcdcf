import { Field } from '../Field/Field.tsx';
import { Search } from '../icons/controls/Search.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { withPlaceholder } from '../lazyPart/withPlaceholder.tsx';
import type { MultiSelectSearchProps } from './multiSelectSearchProps.ts';
import styles from './MultiSelectSearch.module.css';

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
