import type { SetupImportLine } from '@portal/api/setup/setupImport';
import { CircleCheck } from '@portal/ui/icons/states/CircleCheck';
import { CircleX } from '@portal/ui/icons/states/CircleX';
import { TriangleAlert } from '@portal/ui/icons/states/TriangleAlert';
import styles from './LinePage.module.css';
import { texts } from './texts.ts';

const icons = {
  novo: <CircleCheck />,
  altera: <TriangleAlert />,
  igual: <CircleCheck />,
  recusada: <CircleX />,
};

/** What becomes of a line of the file: its row in a spreadsheet, what, and what it is about (SET-24). */
export function LineRow({
  line: { n, outcome, reason, undoing, about },
}: {
  line: SetupImportLine;
}) {
  const sort = outcome ?? 'novo';
  const becomes =
    undoing === 'kept'
      ? texts.kept
      : undoing === 'undone'
        ? texts.takenBack
        : sort === 'recusada'
          ? (reason ?? '')
          : texts.outcomes[sort];
  return (
    <li className={styles.line}>
      <span className={styles.number}>
        <span className="visually-hidden">{texts.line} </span>
        {n}
      </span>
      <span className={styles[sort]}>{icons[sort]}</span>
      <span className={styles.words}>
        <span>
          {sort === 'recusada' && <span className="visually-hidden">{texts.recusada}</span>}
          {becomes}
        </span>
        <span className={styles.about}>{about}</span>
      </span>
    </li>
  );
}
