import * as v from 'valibot';
import { findCompanyOrDraft } from '../../../accounts/companies/queries.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readQuery } from '../../../platform/http/readJson.ts';
import { texts } from '../../../platform/http/texts.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';

const certificateQuery = v.object({
  domain: v.pipe(v.string(), v.toLowerCase(), v.maxLength(253)),
});

/**
 * Says to a proxy on the inside whether a name is ours, so that it may ask for its certificate (C-835): 200 for every address
 * of a provider, a draft and one that is suspended included, 404 for all other names. No edge passes it on.
 */
export function certificateRoutes({ database }: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.get(
    '/mgmt/certificate',
    {
      access: 'open',
      summary: 'Whether a proxy may ask for the certificate of a name',
      query: v.object({ domain: v.string() }),
      answer: v.object({ code: v.literal(200) }),
      request: { query: { domain: '{domain}' } },
    },
    async (context) => {
      const { domain } = await readQuery(context, certificateQuery);
      if ((await findCompanyOrDraft(database, domain)) === undefined)
        throw new ApiError(404, texts.unknownProvider);
      return context.json({ code: 200 });
    },
  );
  return app;
}
