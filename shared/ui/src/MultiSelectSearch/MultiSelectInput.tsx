import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { ControlAttributes } from '../Field/Field.tsx';
import { Search } from '../icons/controls/Search.ts';
import { PrimitiveProvider } from '../PrimitiveProvider/PrimitiveProvider.tsx';
import { texts } from './texts.ts';
import { ChosenChips } from './ChosenChips.tsx';
import type { MultiSelectSearchProps } from './multiSelectSearchProps.ts';
import { OptionList } from './OptionList.tsx';
import { searchOptions } from './searchOptions.ts';
import styles from './MultiSelectSearch.module.css';

export interface MultiSelectInputProps extends MultiSelectSearchProps {
  control: ControlAttributes;
}

/**
 * The combobox of several choices. Its list is drawn in place, so that nothing else on the page has
 * to be hidden from screen readers while it is open.
 */
export default function MultiSelectInput(props: MultiSelectInputProps) {
  const { control, options, selected, onChange, onQuery, placeholder, loading } = props;
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const found = searchOptions(options, query);
  const chosen = options.filter(({ value }) => selected.includes(value));

  function type(text: string): void {
    setQuery(text);
    onQuery?.(text);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && open) {
      // Only the list closes, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && query === '') {
      onChange(selected.slice(0, -1));
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
    }
  }
  function leave({ relatedTarget }: FocusEvent): void {
    if (!field.current?.contains(relatedTarget)) setOpen(false);
  }
  function remove(values: readonly string[]): void {
    onChange(selected.filter((value) => !values.includes(value)));
    if (chosen.length === values.length) field.current?.querySelector('input')?.focus();
  }

  return (
    <PrimitiveProvider>
      <ChosenChips options={chosen} onRemove={remove} />
      <Autocomplete inputValue={query} onInputChange={type}>
        <TextField
          ref={field}
          id={control.id}
          className={styles.field}
          aria-labelledby={`${control.id}-label`}
          aria-describedby={control['aria-describedby']}
          isInvalid={control['aria-invalid']}
          onChange={() => setOpen(true)}
          onBlur={leave}
        >
          <span className={styles.box}>
            <Search />
            <Input
              className={styles.input}
              role="combobox"
              aria-expanded={open}
              aria-haspopup="listbox"
              placeholder={placeholder}
              onKeyDownCapture={handleKey}
              onClick={() => setOpen(true)}
            />
          </span>
          {open && (
            <OptionList
              options={found}
              selected={selected}
              onChange={onChange}
              empty={query === '' ? texts.noOptions : texts.none(query)}
              loading={loading ?? false}
              labelId={`${control.id}-label`}
            />
          )}
        </TextField>
      </Autocomplete>
      <p className="visually-hidden" role="status">
        {open && (loading ? texts.loading : texts.options(found.length))}
        {open && selected.length > 0 && `, ${texts.selected(selected.length)}`}
      </p>
    </PrimitiveProvider>
  );
}
