import { ApiError } from '@portal/api/http/apiError';
import { clusterSchema } from '@portal/api/company/clusterSchema';
import type { Http } from '@portal/api/http/http';

function askCluster(mgmt: Http, domain: string) {
  return mgmt.send({
    path: '/route',
    query: { domain },
    answer: clusterSchema,
    codeIsError: false,
  });
}

/**
 * Finds the provider's cluster (API-57). A refused lookup is only logged (SHL-59); it and an unknown
 * domain (SHL-58, ERR-09) both mean that there is nothing to show here (C-69).
 * @throws ApiError when mgmt could not be reached.
 */
export async function lookUpCluster(
  mgmt: Http,
  domain: string,
): Promise<'found' | 'not-found' | 'refused'> {
  try {
    await askCluster(mgmt, domain);
    return 'found';
  } catch (error) {
    if (!(error instanceof ApiError) || error.isOffline || error.status >= 500) throw error;
    if (error.status === 404) return 'not-found';
    if (error.status === 401) {
      console.error('The cluster lookup was refused.');
      return 'refused';
    }
    return 'found';
  }
}

/** Address of another provider's portal as mgmt knows it; null when it knows none or does not answer. */
export async function addressOfProvider(mgmt: Http, domain: string): Promise<string | null> {
  try {
    return (await askCluster(mgmt, domain)).url ?? null;
  } catch {
    return null;
  }
}
