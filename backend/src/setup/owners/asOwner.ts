import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { showSetupPage } from '../page/showSetupPage.ts';
import { entryPage } from '../entry/entryPage.ts';
import { findSetupCompany } from './findSetupCompany.ts';
import { requireOwner, type Owner, type SuspendedToo } from './requireOwner.ts';

/** Makes handlers of pages for an owner who is logged in; everybody else gets the way in (SET-04). */
export function asOwner(backend: Pick<Backend, 'database' | 'clock'>) {
  return (
    work: (context: Context, owner: Owner) => Promise<Response>,
    options: SuspendedToo = {},
  ) =>
    async (context: Context): Promise<Response> => {
      let owner: Owner;
      try {
        owner = await requireOwner(context, backend, options);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        const { name } = await findSetupCompany(context, backend);
        return showSetupPage(context, entryPage(name), 401);
      }
      return work(context, owner);
    };
}
