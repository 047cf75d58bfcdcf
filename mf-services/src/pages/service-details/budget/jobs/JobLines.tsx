import type { Job, JobLine } from '@portal/api/work/budget/budget';
import { ChevronDown } from '@portal/ui/icons/arrows/ChevronDown';
import { TaskList } from '@portal/ui/TaskList';
import { taskRow } from '../totalRows.ts';
import { texts } from '../texts.ts';
import styles from './JobLines.module.css';

function Lines({ title, lines }: { title: string; lines: readonly JobLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <TaskList tasks={lines.map(taskRow)} />
    </div>
  );
}

/**
 * What a job is made of, folded: labour and materials, each with its lines (BUD-09). Lines of a provider who does not
 * tell one from the other stand without headings (BUD-03).
 */
export function JobLines({ job, isItemised }: { job: Job; isItemised: boolean }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {isItemised ? texts.job.lines : texts.job.linesAlone}
        <span className="visually-hidden">{`: ${job.title}`}</span>
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={styles.lines}>
        {isItemised ? (
          <>
            <Lines title={texts.job.labour} lines={job.labour} />
            <Lines title={texts.job.materials} lines={job.materials} />
          </>
        ) : (
          <TaskList tasks={[...job.labour, ...job.materials].map(taskRow)} />
        )}
      </div>
    </details>
  );
}
