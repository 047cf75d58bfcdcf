import type { ProviderWork } from '@portal/api/provider/providerWork';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { formatDayMonth, lisbonToday } from '@portal/domain/time/isoDate';
import { DEFAULT_STATE_NAMES } from '@portal/domain/work/stateName';
import { useNow } from '@portal/remote/useNow';
import { Button } from '@portal/ui/Button';
import { StateBars } from '@portal/ui/StateBars';
import { Tag } from '@portal/ui/Tag';
import { useId, useState } from 'react';
import { BudgetDialog } from '../budget/BudgetDialog.tsx';
import { useUnsentPhotos } from '../budget/useUnsentPhotos.ts';
import { CustomerLine } from '../CustomerLine.tsx';
import styles from '../Entry.module.css';
import { useFocusBack } from '../useFocusBack.ts';
import { nextStage, takesBudget } from './nextStage.ts';
import { StageDialog } from './StageDialog.tsx';
import { texts } from './texts.ts';

/** What a work is called: by its item, or else by what is done. */
function workTitle({ item, symptoms, state }: ProviderWork): string {
  if (item !== null) return [item.title, item.subtitle].filter(Boolean).join(' · ');
  return symptoms.map(({ name }) => name).join(', ') || state.name;
}

/** One work under way: what, whose, how far, its next stage and its budget. */
export function WorkEntry({ work }: { work: ProviderWork }) {
  const now = useNow();
  // Here, so that they are there still when the form is opened again.
  const photos = useUnsentPhotos();
  const id = useId();
  const [asks, setAsks] = useState<'stage' | 'budget' | null>(null);
  const { state, total, expert, date_start: start } = work;
  const head = useFocusBack<HTMLHeadingElement>(`${state.bars} ${work.budget_version ?? ''}`);
  const title = workTitle(work);
  const next = nextStage(work);
  // The name of the stage speaks to the customer then.
  const stage = work.allow_approve ? texts.waits : state.name;
  const amount = formatEuros(eurosToCents(total ?? 0));
  const facts = [
    work.item !== null && work.symptoms.map(({ name }) => name).join(', '),
    expert,
    start && texts.since(formatDayMonth(start, lisbonToday(now))),
  ]
    .filter(Boolean)
    .join(', ');
  const close = () => setAsks(null);
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 ref={head} tabIndex={-1} id={id} className={styles.title}>
            {title}
          </h3>
          <Tag tone={work.allow_approve ? 'attention' : 'neutral'}>{stage}</Tag>
        </div>
        {facts && <p className={styles.note}>{facts}</p>}
        <CustomerLine customer={work.customer} />
      </div>
      <StateBars state={state.bars} name={stage} />
      {(work.budget_version ?? null) !== null && (
        <p className={styles.note}>
          {work.allow_approve ? texts.budgetWaits(amount) : texts.budget(amount)}
        </p>
      )}
      {(next !== null || takesBudget(work)) && (
        <div className={styles.actions}>
          {takesBudget(work) && (
            <Button
              size="small"
              variant="tonal"
              aria-describedby={id}
              onClick={() => setAsks('budget')}
            >
              {texts.makeBudget}
            </Button>
          )}
          {next !== null && (
            <Button size="small" aria-describedby={id} onClick={() => setAsks('stage')}>
              {next === 5 ? texts.complete : texts.moveTo(DEFAULT_STATE_NAMES[next])}
            </Button>
          )}
        </div>
      )}
      {asks === 'stage' && next !== null && (
        <StageDialog work={work} title={title} next={next} onClose={close} />
      )}
      {asks === 'budget' && (
        <BudgetDialog workId={work.id} title={title} photos={photos} onClose={close} />
      )}
    </li>
  );
}
