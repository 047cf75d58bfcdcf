import { createServicesApi } from '@portal/api/work/createServicesApi';
import type { Rating, Work } from '@portal/api/work/work';
import { useQueryClient } from '@portal/remote/query';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { queryKeys } from '../../../queries/queryKeys.ts';
import { texts } from '../texts.ts';
import { useDetailsChange } from '../useDetailsChange.ts';

/**
 * Shows the rating at once; a failure brings the previous one back (DET-43).
 * @param onFailed once the customer has read why
 */
export function useRate(work: Work, onFailed: () => void) {
  const { overlays } = usePortal();
  const services = useApi(createServicesApi);
  const queryClient = useQueryClient();
  const changed = useDetailsChange(work.id);
  const refusable = useRefusals();
  const previous = work.feedback;
  const show = (feedback: Rating | null) =>
    queryClient.setQueryData<Work>(
      queryKeys.service(work.id),
      (current) => current && { ...current, feedback },
    );
  return useAction(
    async (rating: Rating) => {
      show(rating);
      await refusable(services.rate(work.id, rating));
      await changed();
      overlays.toast({ message: texts.rating.thanks, tone: 'success' });
    },
    {
      onError: async (error) => {
        show(previous);
        await showApiError(overlays, error);
        onFailed();
      },
    },
  );
}
