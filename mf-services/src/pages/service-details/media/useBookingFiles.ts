import { createBookingFilesApi } from '@portal/api/work/createBookingFilesApi';
import type { Work } from '@portal/api/work/work';
import { isAppointmentId } from '@portal/domain/work/bareId';
import { useNewAddresses } from '@portal/remote/files/useNewAddresses';
import { useApi } from '@portal/remote/useApi';
import { useQuery } from '@portal/remote/query';
import { queryKeys } from '../../../queries/queryKeys.ts';

/**
 * The files of an appointment that was booked here, from their own call (API-45). Until they come,
 * and where there is no such call, the files of the details are shown.
 */
export function useBookingFiles(work: Work) {
  const bookingFiles = useApi(createBookingFilesApi);
  const { id, draft_work_id: draftWorkId } = work;
  const query = useQuery({
    queryKey: queryKeys.bookingFiles(id),
    queryFn: () => bookingFiles.list({ id, draftWorkId: draftWorkId ?? '' }),
    enabled: isAppointmentId(id) && draftWorkId !== null,
  });
  useNewAddresses(query);
  return {
    files: query.data ?? work,
    failed: query.isError,
    retry: query.refetch,
  };
}
