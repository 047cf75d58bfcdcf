import { createServicesApi } from '@portal/api/work/createServicesApi';
import type { MediaKind } from '@portal/domain/work/acceptedFileTypes';
import { useFileUpload } from '@portal/remote/files/useFileUpload';
import { useApi } from '@portal/remote/useApi';
import { useDeliver } from '@portal/remote/useDeliver';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { useDetailsChange } from '../useDetailsChange.ts';

/** Sends a file of the service (MED-05), or lets it wait for network (OFF-01). */
export function useUpload(id: string, kinds: readonly MediaKind[]) {
  const services = useApi(createServicesApi);
  const changed = useDetailsChange(id);
  const refusable = useRefusals();
  const deliver = useDeliver();
  return useFileUpload(kinds, async (body, chosen) => {
    const answer = await deliver({ kind: 'file', subject: id, ...chosen }, (key) =>
      refusable(services.upload(id, body, key)),
    );
    if (answer !== null) await changed();
    return answer;
  });
}
