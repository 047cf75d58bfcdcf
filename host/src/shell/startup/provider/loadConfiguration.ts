import { createConfigurationApi } from '@portal/api/company/configuration';
import type { Http } from '@portal/api/http/http';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { snapshotOf } from '../../../provider/snapshotOf.ts';

/**
 * Loads the provider's configuration (SHL-60, SHL-61).
 * @throws ApiError.
 */
export async function loadConfiguration(main: Http, logo: string): Promise<ProviderSnapshot> {
  return snapshotOf(await createConfigurationApi(main).read(), logo);
}
