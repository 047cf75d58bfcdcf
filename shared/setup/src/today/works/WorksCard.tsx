import { MOST_OF_TODAY } from '@portal/api/setup/createTodayApi';
import { Button } from '@portal/ui/Button';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { useState } from 'react';
import styles from '../Entry.module.css';
import { TodayCard } from '../TodayCard.tsx';
import { useFocusBack } from '../useFocusBack.ts';
import { OpenWorkDialog } from './opening/OpenWorkDialog.tsx';
import { texts } from './texts.ts';
import { useWorks } from './useWorks.ts';
import { WorkEntry } from './WorkEntry.tsx';

/** The works under way, with the way to their next stage and to their budget, and to a further one (C-860). */
export function WorksCard() {
  const query = useWorks();
  const title = useFocusBack<HTMLHeadingElement>(
    (query.data?.works ?? []).map(({ id }) => id).join(' '),
  );
  const [opens, setOpens] = useState(false);
  return (
    <>
      <TodayCard
        title={texts.title}
        titleRef={title}
        titleEnd={
          <Button size="small" icon={<Plus />} onClick={() => setOpens(true)}>
            {texts.open}
          </Button>
        }
        failed={texts.failed}
        query={query}
      >
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
      {opens && <OpenWorkDialog onClose={() => setOpens(false)} />}
    </>
  );
}
