import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { X } from '../icons/controls/X.ts';
import { texts } from './texts.ts';
import type { MultiSelectOption } from './searchOptions.ts';
import styles from './MultiSelectSearch.module.css';

interface ChosenChipsProps {
  options: readonly MultiSelectOption[];
  onRemove: (values: readonly string[]) => void;
}

/** What is chosen, each with a button that takes it away; arrows walk, Delete removes. */
export function ChosenChips({ options, onRemove }: ChosenChipsProps) {
  if (options.length === 0) return null;
  return (
    <TagGroup aria-label={texts.chosen} onRemove={(keys) => onRemove([...keys].map(String))}>
      <TagList className={styles.chips}>
        {options.map(({ value, label }) => (
          <Tag key={value} id={value} textValue={label} className={styles.chip ?? ''}>
            {label}
            <Button slot="remove" className={styles.remove ?? ''} aria-label={texts.remove(label)}>
              <X />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
