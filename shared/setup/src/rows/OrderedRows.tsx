import { ArrowDown } from '@portal/ui/icons/arrows/ArrowDown';
import { ArrowUp } from '@portal/ui/icons/arrows/ArrowUp';
import { GripVertical } from '@portal/ui/icons/arrows/GripVertical';
import { Pencil } from '@portal/ui/icons/controls/Pencil';
import { IconButton } from '@portal/ui/IconButton';
import { FieldError } from '@portal/ui/FieldError';
import { texts as words } from './texts.ts';
import { useDragOrder } from './useDragOrder.ts';
import styles from './OrderedRows.module.css';

export interface OrderedRow {
  id: string;
  name: string;
  about?: string;
  error: string | undefined;
}

/** Rows that are put in order by dragging, and by buttons, which every hand and every reader can press (SET-15). */
export function OrderedRows(props: {
  rows: readonly OrderedRow[];
  /** By how many places; down is positive. */
  onMove: (id: string, by: number) => void;
  onEdit: (id: string) => void;
}) {
  const { rows, onMove, onEdit } = props;
  const { list, styleOf, isDragged, handleOf } = useDragOrder(onMove);
  return (
    <ul className={styles.rows} ref={list}>
      {rows.map(({ id, name, about, error }, index) => (
        <li
          key={id}
          className={styles.row}
          style={styleOf(index)}
          data-dragged={isDragged(id) || undefined}
        >
          <span className={styles.grip} title={words.drag} aria-hidden {...handleOf(id, index)}>
            <GripVertical />
          </span>
          <span className={styles.words}>
            {name}
            {about !== undefined && <span className={styles.about}>{about}</span>}
            {error !== undefined && <FieldError field={id}>{error}</FieldError>}
          </span>
          <span className={styles.buttons}>
            <IconButton
              label={words.up(name)}
              icon={<ArrowUp />}
              disabled={index === 0}
              onClick={() => onMove(id, -1)}
            />
            <IconButton
              label={words.down(name)}
              icon={<ArrowDown />}
              disabled={index === rows.length - 1}
              onClick={() => onMove(id, 1)}
            />
            <IconButton label={words.edit(name)} icon={<Pencil />} onClick={() => onEdit(id)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
