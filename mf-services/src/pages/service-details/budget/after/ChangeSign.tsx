import { ArrowDown } from '@portal/ui/icons/arrows/ArrowDown';
import { ArrowUp } from '@portal/ui/icons/arrows/ArrowUp';
import { Minus } from '@portal/ui/icons/controls/Minus';
import { Pencil } from '@portal/ui/icons/controls/Pencil';
import { Plus } from '@portal/ui/icons/controls/Plus';
import styles from './ChangeSign.module.css';

const signs = { dearer: ArrowUp, cheaper: ArrowDown, same: Pencil, added: Plus, removed: Minus };

/** How a job differs, at a glance; the words beside it say it too. */
export function ChangeSign({ kind }: { kind: keyof typeof signs }) {
  const Icon = signs[kind];
  return (
    <span className={styles.sign} data-kind={kind}>
      <Icon />
    </span>
  );
}
