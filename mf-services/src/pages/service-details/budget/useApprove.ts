import { createServicesApi } from '@portal/api/work/createServicesApi';
import type { Work } from '@portal/api/work/work';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { totalText } from '../../../work/totalText.ts';
import { useDecisionRefusal } from './decision/useDecisionRefusal.ts';
import { texts } from '../texts.ts';
import { useDetailsChange } from '../useDetailsChange.ts';

/**
 * Approves the budget of a server that knows no jobs, after a confirmation that repeats the amount (DET-35). Another one
 * by then is refused, and the customer reads what is different over the new budget (BUD-16).
 */
export function useApprove(work: Work) {
  const { overlays } = usePortal();
  const services = useApi(createServicesApi);
  const changed = useDetailsChange(work.id);
  const refusable = useRefusals();
  const onError = useDecisionRefusal(work);
  const words = texts.approve;
  const provider = work.establishment.name;
  return useAction(
    async () => {
      const confirmed = await overlays.confirm({
        title: words.question,
        body: words.body(provider),
        figure: totalText(work),
        confirmLabel: words.action,
        cancelLabel: words.cancel,
      });
      if (!confirmed) return;
      const { budget_version: version, total } = work;
      await refusable(
        services.approve(work.id, { version: version ?? undefined, total: total ?? undefined }),
      );
      await changed({ decided: true });
      // The button is gone: reading goes on where the new state stands.
      document.querySelector<HTMLElement>('[data-card="state"] h1')?.focus();
      overlays.toast({ message: words.done, tone: 'success' });
    },
    { onError },
  );
}
