import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';

/** Starts and opened links, counted in the log (API-52); no answer depends on what was sent. */
export function analyticsRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const answered = (context: Context): Response => {
    const { s, t, r } = context.req.query();
    const [source, type, referrer] = [s, t, r].map(shortWord);
    backend.log.info(
      { domain: requestDomain(context), path: context.req.path, source, type, referrer },
      'analytics',
    );
    return context.json({});
  };
  app.get('/main/analytics', { access: 'open', summary: 'Counts a start (API-52)' }, answered);
  app.get(
    '/main/analytics/work',
    {
      access: 'open',
      summary: 'Counts an opened link (API-52)',
      query: v.object({ id: v.string(), s: v.string(), t: v.string(), r: v.string() }),
      request: { query: { id: '{work}', s: 'I', t: '0', r: 'x' } },
    },
    answered,
  );
  return app;
}

/** Opaque words such as `NI` are logged (C-126); anything longer could be an address or a token and is not. */
function shortWord(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w-]{1,16}$/.test(text) ? text : undefined;
}
