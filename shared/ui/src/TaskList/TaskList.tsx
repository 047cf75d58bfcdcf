import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Check } from '../icons/states/Check.ts';
import { Tag } from '../Tag/Tag.tsx';
import styles from './TaskList.module.css';

export interface Task {
  id: string;
  name: string;
  /** «64,00 €» */
  price?: string;
  note?: ReactNode;
  /** The price before a discount, struck through. */
  priceBefore?: string;
  /** «Desconto 10%» */
  discount?: string;
  done?: boolean;
}

export interface TotalRow {
  label: string;
  value: string;
}

export interface TaskListProps {
  tasks: readonly Task[];
  totals?: readonly TotalRow[];
  /** The last line, larger: «Total c/ IVA». */
  sum?: TotalRow;
}

/** Lines of a budget or of finished work, and their totals. */
export function TaskList({ tasks, totals = [], sum }: TaskListProps) {
  const hasTotals = totals.length > 0 || sum !== undefined;
  return (
    <div className={styles.list}>
      <ul className={classNames(styles.tasks, !hasTotals && styles.last)}>
        {tasks.map((task) => (
          <li key={task.id} className={classNames(styles.task, task.done && styles.done)}>
            <span className={styles.name}>
              {task.done && <Check />}
              <span>{task.name}</span>
            </span>
            {task.price && <span className={styles.price}>{task.price}</span>}
            {(task.note || task.discount) && (
              <span className={styles.note}>
                {task.discount && <Tag tone="success">{task.discount}</Tag>}
                {task.note}
              </span>
            )}
            {task.priceBefore && (
              <span className={styles.before}>
                <s>{task.priceBefore}</s>
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasTotals && (
        <dl className={styles.totals}>
          {totals.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
          {sum && (
            <div className={styles.sum}>
              <dt>{sum.label}</dt>
              <dd>{sum.value}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
