import type { BudgetDecision } from '@portal/api/work/budget/budget';
import { createBudgetApi } from '@portal/api/work/budget/createBudgetApi';
import type { Work } from '@portal/api/work/work';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Download } from '@portal/ui/icons/documents/Download';
import { texts } from '../texts.ts';

/** The document of what a decision approved, where there is one (BUD-36). */
export function ApprovalDocument({ work, decision }: { work: Work; decision: BudgetDecision }) {
  const { native } = usePortal();
  const budgets = useApi(createBudgetApi);
  const download = useAction(async () => {
    const { url, file_name: name } = await budgets.document(work.id, decision.record_id);
    await native.download({ url, name });
  });
  if (decision.has_document !== true) return null;
  return (
    <Button
      size="small"
      icon={<Download />}
      loading={download.busy}
      onClick={() => void download.run()}
    >
      {texts.decided.download}
    </Button>
  );
}
