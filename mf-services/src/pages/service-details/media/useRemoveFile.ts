import { createServicesApi } from '@portal/api/work/createServicesApi';
import { useFileRemoval } from '@portal/remote/files/useFileRemoval';
import { useApi } from '@portal/remote/useApi';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { useDetailsChange } from '../useDetailsChange.ts';

/** Removes one of the customer's own files of a service after asking (MED-08). */
export function useRemoveFile(id: string) {
  const services = useApi(createServicesApi);
  const changed = useDetailsChange(id);
  const refusable = useRefusals();
  return useFileRemoval(async (mediaId) => {
    await refusable(services.removeFile(id, mediaId));
    await changed();
  });
}
