import type { BudgetVersion } from '@portal/api/work/budget/budget';
import { createBudgetApi } from '@portal/api/work/budget/createBudgetApi';
import type { Work } from '@portal/api/work/work';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { Card } from '@portal/ui/Card';
import { queryKeys } from '../../../../queries/queryKeys.ts';
import { texts } from '../texts.ts';
import { isRecorded } from './isRecorded.ts';
import { RecordedDecision } from './RecordedDecision.tsx';

interface EarlierRecordsProps {
  work: Work;
  budget: BudgetVersion;
  now: Date;
}

/** What the provider recorded about versions that were replaced, as long as it can be contested (BUD-31). */
export function EarlierRecords({ work, budget, now }: EarlierRecordsProps) {
  const budgets = useApi(createBudgetApi);
  const { data } = useQuery({
    queryKey: queryKeys.budgets(work.id),
    queryFn: () => budgets.versions(work.id),
    enabled: budget.version > 1,
  });
  const today = lisbonToday(now);
  const records = (data?.budgets ?? []).filter(
    (one) =>
      one.version < budget.version &&
      isRecorded(one) &&
      (one.decision?.contested || (one.decision?.contest_until ?? '') >= today),
  );
  return records.map((one) => (
    <Card key={one.version} title={texts.decided.recordedEarlier(one.version)}>
      <RecordedDecision work={work} budget={one} now={now} />
    </Card>
  ));
}
