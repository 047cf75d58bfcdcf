import { createServicesApi } from '@portal/api/services';
import type { Work } from '@portal/api/work';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { totalText } from '../../work/workMoney.ts';
import { texts } from './texts.ts';
import { useDetailsChange } from './useDetailsChange.ts';

/** Approves the budget after a confirmation that repeats the amount (DET-35). */
export function useApprove(work: Work) {
  const { overlays } = usePortal();
  const services = useApi(createServicesApi);
  const changed = useDetailsChange(work.id);
  return useAction(async () => {
    const confirmed = await overlays.confirm({
      title: texts.approve.question,
      body: texts.approve.body(work.establishment.name),
      figure: totalText(work),
      confirmLabel: texts.approve.action,
      cancelLabel: texts.approve.cancel,
    });
    if (!confirmed) return;
    await services.approve(work.id);
    await changed();
    overlays.toast({ message: texts.approve.done, tone: 'success' });
  });
}
