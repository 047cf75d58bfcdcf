import { SELECT_MENU_MAX_HEIGHT } from '@portal/domain/limits';
import type { CSSProperties } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Check } from '../icons/states/Check.ts';
import { Loader } from '../Loader/Loader.tsx';
import { texts } from './texts.ts';
import { groupOptions, type MultiSelectOption } from './searchOptions.ts';
import styles from './MultiSelectSearch.module.css';

interface OptionListProps {
  options: readonly MultiSelectOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** What is said when nothing was found. */
  empty: string;
  loading: boolean;
  labelId: string;
}

const menuStyle: CSSProperties & Record<'--menu-height', string> = {
  '--menu-height': `${SELECT_MENU_MAX_HEIGHT}px`,
};

/** The options found, those chosen with a tick (LIM-08). */
export function OptionList(props: OptionListProps) {
  const { options, selected, onChange, empty, loading, labelId } = props;
  const note = loading ? (
    <>
      <Loader /> {texts.loading}
    </>
  ) : (
    empty
  );
  return (
    <ListBox
      className={styles.menu ?? ''}
      style={menuStyle}
      aria-labelledby={labelId}
      selectionMode="multiple"
      escapeKeyBehavior="none"
      selectedKeys={selected}
      onSelectionChange={(keys) => {
        // «All» is only told by keys that the field does not pass on.
        if (keys !== 'all') onChange([...keys].map(String));
      }}
      renderEmptyState={() => <p className={styles.note}>{note}</p>}
    >
      {groupOptions(loading ? [] : options).map((group) =>
        group.name === '' ? (
          group.options.map(toItem)
        ) : (
          <ListBoxSection key={group.name} id={`group ${group.name}`}>
            <Header className={styles.group ?? ''}>{group.name}</Header>
            {group.options.map(toItem)}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
}

function toItem({ value, label }: MultiSelectOption) {
  return (
    <ListBoxItem key={value} id={value} textValue={label} className={styles.option ?? ''}>
      <span>{label}</span>
      <Check />
    </ListBoxItem>
  );
}
