import { MOST_OF_TODAY } from '@portal/api/setup/createTodayApi';
import styles from '../Entry.module.css';
import { TodayCard } from '../TodayCard.tsx';
import { useFocusBack } from '../useFocusBack.ts';
import { texts } from './texts.ts';
import { useWorks } from './useWorks.ts';
import { WorkEntry } from './WorkEntry.tsx';

/** The works under way, with the way to their next stage and to their budget. */
export function WorksCard() {
  const query = useWorks();
  const title = useFocusBack<HTMLHeadingElement>(
    (query.data?.works ?? []).map(({ id }) => id).join(' '),
  );
  return (
    <TodayCard title={texts.title} titleRef={title} failed={texts.failed} query={query}>
      {({ works, next }) =>
        works.length === 0 ? (
          <p className={styles.nothing}>{texts.none}</p>
        ) : (
          <>
            <ol className={styles.entries}>
              {works.map((work) => (
                <WorkEntry key={work.id} work={work} />
              ))}
            </ol>
            {next !== null && <p className={styles.nothing}>{texts.some(MOST_OF_TODAY.works)}</p>}
          </>
        )
      }
    </TodayCard>
  );
}
