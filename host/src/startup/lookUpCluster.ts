import { ApiError } from '@portal/api/apiError';
import { clusterSchema } from '@portal/api/configuration';
import type { Http } from '@portal/api/http';

/**
 * Finds the provider's cluster (API-57).
 * Not found (SHL-58) and refused (SHL-59, C-69) both mean that there is nothing to show here.
 * @throws ApiError when mgmt could not be reached.
 */
export async function lookUpCluster(mgmt: Http, domain: string): Promise<'found' | 'not-found'> {
  try {
    await mgmt.send({
      path: '/route',
      query: { domain },
      answer: clusterSchema,
      codeIsError: false,
    });
    return 'found';
  } catch (error) {
    if (!(error instanceof ApiError) || error.isOffline || error.status >= 500) throw error;
    if (error.status === 404) return 'not-found';
    if (error.status === 401) {
      console.error('The cluster lookup was refused.');
      return 'not-found';
    }
    return 'found';
  }
}
