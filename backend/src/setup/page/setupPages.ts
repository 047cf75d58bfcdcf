import { html } from 'hono/html';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { handleError } from '../../platform/http/handleError.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { texts } from '../texts.ts';
import { refuseOtherSites } from './refuseOtherSites.ts';
import { setupLayout, type Markup } from './setupLayout.ts';
import { showSetupPage } from './showSetupPage.ts';

function problemPage(problem: string): Markup {
  return setupLayout(
    texts.problem,
    html`<h1>${texts.problem}</h1>
      <p class="wrong" role="alert">${problem}</p>
      <p><a href="/setup">${texts.back}</a></p>`,
  );
}

/** Routes of pages of the set-up: what goes wrong is said in words, and forms of other sites are refused (SET-04). */
export function setupPages(backend: Pick<Backend, 'log'>): DescribedRoutes {
  const app = describedRoutes('provider');
  app.onError(async (error, context) => {
    if (error instanceof ApiError)
      return showSetupPage(context, problemPage(error.message), error.status);
    const { status } = await handleError(backend.log)(error, context);
    if (status === 400) return showSetupPage(context, problemPage(texts.unreadable), 400);
    return showSetupPage(context, problemPage(texts.failed), status === 503 ? 503 : 500);
  });
  for (const path of ['/setup', '/setup/*']) app.use(path, refuseOtherSites);
  return app;
}
