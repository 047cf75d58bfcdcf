import { clusterSchema } from '@portal/api/company/clusterSchema';
import { bootAnswerSchema } from '@portal/rollout/providerBoot';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { findCompanyByDomain } from '../../../accounts/companies/queries.ts';
import { publicAddress } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readQuery } from '../../../platform/http/readJson.ts';
import { requestDomain } from '../../../platform/http/requestDomain.ts';
import { texts } from '../../../platform/http/texts.ts';
import { noteProvider } from '../../../platform/operations/noteProvider.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { bootDocument } from '../bootDocument.ts';
import { noteServedShell } from '../shells.ts';

const bootQuery = v.object({
  domain: v.pipe(v.string(), v.toLowerCase(), v.maxLength(253)),
  /** The build of the host that the edge makes pages with. */
  shell: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Names of releases that the edge knows, with commas between them. */
  releases: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
});

/** Where a provider lives, 404 for a domain of nobody (ERR-09), and what its pages are made of (API-57). */
export function bootRoutes(backend: Backend): DescribedRoutes {
  const noteServed = seldom((shell, now) => noteServedShell(backend.database, shell, now));
  const app = describedRoutes('system');

  app.get(
    '/mgmt/route',
    { access: 'visitor', summary: 'Where a provider lives (API-57)', answer: clusterSchema },
    async (context) => {
      const company = await findCompanyByDomain(
        backend.database,
        context.req.query('domain') ?? requestDomain(context),
      );
      if (company === undefined) throw new ApiError(404, texts.unknownProvider);
      return context.json({ code: 200, url: publicAddress(backend.environment, company.domain) });
    },
  );

  app.get(
    '/mgmt/boot',
    {
      access: 'open',
      summary: 'The rollouts resolved for one provider',
      query: v.object({
        domain: v.string(),
        shell: v.optional(v.string()),
        releases: v.optional(v.string()),
      }),
      answer: bootAnswerSchema,
      request: { query: { domain: '{domain}' } },
    },
    async (context) => {
      const { domain, shell, releases } = await readQuery(context, bootQuery);
      noteProvider(domain);
      if (shell !== undefined) await noteServed(shell, backend.clock.now());
      return context.json(await bootDocument(backend, domain, releases.split(',')));
    },
  );

  return app;
}

/** Does something for a name at most once a minute: every page view asks. */
function seldom(
  work: (name: string, now: Date) => Promise<void>,
): (name: string, now: Date) => Promise<void> {
  // Edges run a few builds; whoever invents more of them pushes the others out.
  const doneAt = new LRUCache<string, number>({ max: 50 });
  return async (name, now) => {
    if (now.getTime() - (doneAt.get(name) ?? 0) < 60_000) return;
    doneAt.set(name, now.getTime());
    await work(name, now);
  };
}
