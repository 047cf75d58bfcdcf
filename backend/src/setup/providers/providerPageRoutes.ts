import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { asOperator } from '../../rollouts/mgmt/page/asOperator.ts';
import { operatorPages } from '../../rollouts/mgmt/page/operatorPages.ts';
import type { Operator } from '../../rollouts/mgmt/page/operatorSession.ts';
import { PROVIDERS } from '../../rollouts/mgmt/page/pageHeader.ts';
import { readPageForm } from '../../rollouts/mgmt/page/readPageForm.ts';
import { showPage } from '../../rollouts/mgmt/page/showPage.ts';
import { previewProviderDeletion } from '../../rollouts/mgmt/providers/deletion/planDeletion.ts';
import { listProviders, providerPageQuery } from '../../rollouts/mgmt/providers/listProviders.ts';
import { newProviderSchema } from '../links/schemas.ts';
import { startProvider } from '../links/startProvider.ts';
import { deletionPage } from './deletionPage.ts';
import { listPage, type TypedProvider } from './listPage.ts';
import { listProviderActions } from './providerActions.ts';
import { providerPage } from './providerPage.ts';
import { providerPath } from './providerPath.ts';
import { readProviderView } from './readProviderView.ts';

const BEGUN = 'The provider is a draft, and the link is on its way to its owner.';
const PATH = `${PROVIDERS.href}/:domain`;

/** Providers, as operators see them on a page: whoever manages changes them there (SET-01, SET-02). */
export function providerPageRoutes(backend: Backend): DescribedRoutes {
  const app = operatorPages(backend);
  const guarded = asOperator(backend, 'manage');
  const page = { access: 'operator', type: 'text/html', withoutExample: true } as const;
  const request = { path: { domain: 'unknown.localhost' } };
  const actions = listProviderActions();
  const address = ({ req }: Context) => new URL(req.url).pathname + new URL(req.url).search;

  const showProvider = async (
    context: Context,
    operator: Operator,
    said: { done?: string | undefined; problem?: string },
  ) => {
    const view = await readProviderView(backend, readParameter(context, 'domain'));
    const status = said.problem === undefined ? 200 : 422;
    return showPage(context, providerPage(operator, view, said), status);
  };

  app.get(
    PROVIDERS.href,
    { ...page, summary: 'Page: providers, and the form of a new one', query: providerPageQuery },
    guarded(async (context, operator) => {
      const query = await readQuery(context, providerPageQuery);
      const providers = await listProviders(backend.database, query);
      const view = { page: providers, search: query.search };
      return showPage(context, listPage(operator, view));
    }, address),
  );

  app.post(
    PROVIDERS.href,
    { ...page, summary: 'Form: makes a provider that is a draft and sends its owner the link' },
    guarded(async (context, operator) => {
      const { name = '', domain = '', contact = '' } = await readPageForm(context);
      const typed: TypedProvider = { name, domain, contact };
      const wanted = v.safeParse(newProviderSchema, typed);
      let problem: string;
      if (wanted.success) {
        try {
          await startProvider(backend, wanted.output, operator.name);
          return context.redirect(`${providerPath(wanted.output.domain)}?done=new`, 303);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          problem = error.message;
        }
      } else problem = wanted.issues[0].message;
      const list = await listProviders(backend.database, v.parse(providerPageQuery, {}));
      const view = { page: list, search: '', typed, problem };
      return showPage(context, listPage(operator, view), 422);
    }),
  );

  app.get(
    PATH,
    {
      ...page,
      summary: 'Page: a provider, its links, its owners and its history',
      query: v.object({ done: v.optional(v.string()) }),
      request,
    },
    guarded(async (context, operator) => {
      const name = context.req.query('done');
      const action = actions.find((entry) => entry[0] === name)?.[1];
      return showProvider(context, operator, { done: name === 'new' ? BEGUN : action?.done });
    }, address),
  );

  app.get(
    `${PATH}/delete`,
    { ...page, summary: 'Page: what would go with a suspended provider', request },
    guarded(async (context, operator) => {
      const domain = readParameter(context, 'domain');
      const preview = await previewProviderDeletion(backend, domain);
      return showPage(context, deletionPage(operator, domain, preview));
    }, address),
  );

  for (const [name, { summary, run }] of actions)
    app.post(
      `${PATH}/${name}`,
      { ...page, summary: `Form: ${summary}`, request },
      guarded(async (context, operator) => {
        const domain = readParameter(context, 'domain');
        try {
          await run(backend, domain, await readPageForm(context), operator.name);
        } catch (error) {
          if (!(error instanceof ApiError) || error.status === 404) throw error;
          return showProvider(context, operator, { problem: error.message });
        }
        return context.redirect(`${providerPath(domain)}?done=${name}`, 303);
      }),
    );

  return app;
}
