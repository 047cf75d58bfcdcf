import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { handleError } from '../../../platform/http/handleError.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { problemPage } from './problemPage.ts';
import { showPage } from './showPage.ts';

const AWAY =
  'The database does not answer: nothing can be read or changed here just now. Customers get what they got.';
const UNREADABLE = 'This address or form cannot be read.';
const FAILED = 'This failed. The log of the backend says why.';

/** Routes of operators’ pages: what goes wrong is said in words, and forms of other sites are refused. */
export function operatorPages(backend: Pick<Backend, 'log'>): DescribedRoutes {
  const app = describedRoutes('system');
  app.onError(async (error, context) => {
    if (error instanceof ApiError)
      return showPage(context, problemPage(error.message), error.status);
    const { status } = await handleError(backend.log)(error, context);
    if (status === 400) return showPage(context, problemPage(UNREADABLE), 400);
    if (status === 503) return showPage(context, problemPage(AWAY), 503);
    return showPage(context, problemPage(FAILED), 500);
  });
  app.use('/operations/*', async (context, next) => {
    // The cookie is SameSite=Strict; a browser that knows less sends at least this.
    const site = context.req.header('sec-fetch-site');
    if (context.req.method !== 'GET' && site !== undefined && site !== 'same-origin')
      throw new ApiError(403, 'This form must be sent from its own page.');
    await next();
  });
  return app;
}
