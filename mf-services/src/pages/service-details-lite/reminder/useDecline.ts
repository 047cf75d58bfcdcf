import { REFUSALS } from '@portal/api/work/budget/decision';
import { createReminderApi } from '@portal/api/work/reminder/createReminderApi';
import { LITE_MOVE_PATH } from '@portal/contract/liteMove';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { askToCancel } from '../../../actions/change/askToCancel.ts';
import { serverBody } from '../../../actions/change/serverBody.ts';
import { tellCancelled } from '../../../actions/change/tellCancelled.ts';
import { texts } from '../../../actions/change/texts.ts';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { refusalReason } from '../../service-details/budget/decision/refusalReason.ts';
import { useDecisionCode } from '../../service-details/budget/decision/useDecisionCode.tsx';

interface Declinable {
  id: string;
  /** `14 jul., 09:00` */
  when: string;
  isMovable: boolean;
}

/**
 * `Não posso vir` (REM-12): offers another time first, says in euros what cancelling comes to, asks for a code where
 * something was paid, and cancels.
 */
export function useDecline({ id, when, isMovable }: Declinable) {
  const portal = usePortal();
  const { navigation, overlays } = portal;
  const api = useApi(createReminderApi, 'calendar');
  const refusable = useRefusals();
  const code = useDecisionCode(id);
  const decline = useAction(
    async () => {
      const terms = await refusable(api.cancelTerms(id));
      const confirmed = await askToCancel(portal, {
        ...{ when, terms },
        onMove: isMovable ? () => navigation.navigate(LITE_MOVE_PATH) : undefined,
      });
      if (!confirmed) return;
      const proof = terms.paid > 0 ? await code.ask(texts.confirm) : undefined;
      if (proof === null) return;
      await refusable(api.decline(id, { kept: terms.kept, ...(proof !== undefined && { proof }) }));
      tellCancelled(portal, id, terms);
    },
    {
      onError: async (error) => {
        // Half an hour after the code another one is needed; it stays good where nothing was answered.
        if (refusalReason(error) === REFUSALS.codeRequired) code.forget();
        await showApiError(overlays, error, serverBody(error));
      },
    },
  );
  return { busy: decline.busy, decline: () => void decline.run(), dialog: code.dialog };
}
