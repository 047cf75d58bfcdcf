import { ApiError } from '@portal/api/http/apiError';
import { createBookingFilesApi } from '@portal/api/work/createBookingFilesApi';
import { useFileRemoval } from '@portal/remote/files/useFileRemoval';
import { useNewAddresses } from '@portal/remote/files/useNewAddresses';
import { useFileUpload } from '@portal/remote/files/useFileUpload';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useApi } from '@portal/remote/useApi';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { useState } from 'react';
import { queryKeys } from '../../booking/queryKeys.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';
import type { Draft } from '../../booking/bookingState.ts';

const bookingOf = ({ schedulerId, draftWorkId }: Draft) => ({
  id: `S-${schedulerId}`,
  draftWorkId,
});

/** The files of the booking, which hang on its draft until it is made (BKG-45, C-80). */
export function useDraftFiles(handle: WizardHandle) {
  const api = useApi(createBookingFilesApi);
  const queryClient = useQueryClient();
  const [keys] = useState(() => createRequestKeys<object>());
  const { draft, itemId } = handle.booking;
  const query = useQuery({
    queryKey: queryKeys.files(draft),
    queryFn: () =>
      draft === null ? { company_extras: [], client_extras: [] } : api.list(bookingOf(draft)),
  });
  useNewAddresses(query);
  const renew = (of: Draft) => queryClient.invalidateQueries({ queryKey: queryKeys.files(of) });

  const upload = useFileUpload(['image', 'video', 'document'], async (body, { file }) => {
    const current = await handle.ensureDraft(itemId);
    const { name, size, lastModified } = file;
    // Sent again after a lost answer, or chosen again, it is the same file.
    const key = keys.keyFor({ of: current.schedulerId, name, size, lastModified });
    try {
      const answer = await api.upload(bookingOf(current), body, key);
      keys.settle();
      await renew(current);
      return answer;
    } catch (error) {
      // The draft belonged to another session of this browser: the next try makes its own.
      if (error instanceof ApiError && error.status === 404)
        handle.dispatch({ type: 'keepDraft', draft: null });
      throw error;
    }
  });
  const removal = useFileRemoval(async (id) => {
    if (draft === null) return;
    await api.remove(bookingOf(draft), id);
    // One that arrived unheard may have gone: the same chosen anew is another.
    keys.settle();
    await renew(draft);
  });
  return { files: query.data, failed: query.isError, retry: query.refetch, upload, removal };
}
