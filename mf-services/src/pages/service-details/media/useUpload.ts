import { createServicesApi } from '@portal/api/work/createServicesApi';
import type { MediaKind } from '@portal/domain/work/acceptedFileTypes';
import { useFileUpload } from '@portal/remote/files/useFileUpload';
import { useApi } from '@portal/remote/useApi';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { useDetailsChange } from '../useDetailsChange.ts';

/** Sends a file of the service (MED-05). */
export function useUpload(id: string, kinds: readonly MediaKind[]) {
  const services = useApi(createServicesApi);
  const changed = useDetailsChange(id);
  const refusable = useRefusals();
  return useFileUpload(kinds, async (body) => {
    const answer = await refusable(services.upload(id, body));
    await changed();
    return answer;
  });
}
