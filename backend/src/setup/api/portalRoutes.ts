import { portalPreviewSchema } from '@portal/api/setup/portalPreviewSchema';
import { SETUP_PORTAL } from '@portal/api/setup/setupPath';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { ownerCalls } from './ownerCalls.ts';
import { findSetupCompany } from '../owners/findSetupCompany.ts';
import { createPortalAnswers } from '../portal/createPortalAnswers.ts';
import { requirePortalToken, signPortalToken } from '../portal/portalToken.ts';

const askedQuery = v.object({ path: v.pipe(v.string(), v.maxLength(4000)) });

/**
 * The portal with the draft, as its owner sees it beside the steps (SET-11). It has no call that changes anything.
 * @param createPortal the calls of customers and of a provider's system, on other tools
 */
export function portalRoutes(
  backend: Backend,
  createPortal: (tools: Backend) => Hono,
): DescribedRoutes {
  const { app, act } = ownerCalls(backend);
  const answer = createPortalAnswers(backend, createPortal);
  act(
    'POST',
    '/portal',
    {
      summary: 'Signs an address under which the portal is seen with the draft, for one hour',
      answer: portalPreviewSchema,
      withoutExample: true,
    },
    async ({ company }) => {
      const { token, until } = await signPortalToken(backend, company.id);
      return { address: `${SETUP_PORTAL}/${token}`, until: until.toISOString() };
    },
    { evenSuspended: true },
  );
  app.get(
    `${SETUP_PORTAL}/:token/answer`,
    {
      access: 'open',
      summary: 'What a call of a customer’s page would answer with the draft in force',
      query: v.object({ path: v.string() }),
      request: { path: { token: 'token' }, query: { path: '/main/config' } },
      withoutExample: true,
    },
    async (context) => {
      const company = await findSetupCompany(context, backend);
      const token = readParameter(context, 'token');
      await requirePortalToken(backend, company.id, token);
      const { path } = await readQuery(context, askedQuery);
      return answer(company, { token, path });
    },
  );
  return app;
}
