import type { BudgetVersion } from '@portal/api/work/budget/budget';
import { createBudgetApi } from '@portal/api/work/budget/createBudgetApi';
import type { Work } from '@portal/api/work/work';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Check } from '@portal/ui/icons/states/Check';
import { Tag } from '@portal/ui/Tag';
import { useRef, useState } from 'react';
import { useRefusals } from '../../../../actions/useRefusals.ts';
import { useDetailsChange } from '../../useDetailsChange.ts';
import { texts as budgetTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** A budget whose time is over: nothing of it can be approved, and another may be asked for, once (BUD-27), while its work goes on (C-967). */
export default function ExpiredNotice({ work, budget }: { work: Work; budget: BudgetVersion }) {
  const words = texts.expired;
  const budgets = useApi(createBudgetApi);
  const refusable = useRefusals();
  const changed = useDetailsChange(work.id);
  const [keys] = useState(() => createRequestKeys<string>());
  const place = useRef<HTMLDivElement>(null);
  const renew = useAction(async () => {
    await refusable(budgets.renew(work.id, keys.keyFor('renew')));
    keys.settle();
    await changed();
    // The button is gone: reading goes on with what stands in its place.
    place.current?.focus();
  });
  // Of a work that ended nobody waits for another one.
  if (budget.allow_renewal === false) return null;
  const isAsked = budget.renewal_requested_at !== null;
  return (
    <Banner
      tone="attention"
      title={budgetTexts.expired.notice(formatDateWithYear(budget.valid_until))}
      actions={
        <div ref={place} role="status" tabIndex={-1}>
          {isAsked ? (
            <Tag tone="success" icon={<Check />}>
              {words.renewed}
            </Tag>
          ) : (
            <Button size="small" variant="primary" loading={renew.busy} onClick={() => renew.run()}>
              {words.renew}
            </Button>
          )}
        </div>
      }
    />
  );
}
