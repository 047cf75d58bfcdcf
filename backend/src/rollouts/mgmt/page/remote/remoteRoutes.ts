import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../../../platform/backend.ts';
import { readParameter } from '../../../../platform/http/readParameter.ts';
import {
  describedRoutes,
  type DescribedRoutes,
} from '../../../../platform/routes/describedRoutes.ts';
import { readReleasePicture } from '../../pictures/releasePictures.ts';
import { asOperator } from '../asOperator.ts';
import { showPage } from '../showPage.ts';
import { readRemoteView } from './readRemoteView.ts';
import { remoteFigures, remotePage } from './remotePage.ts';

const query = v.object({ span: v.optional(v.string()), provider: v.optional(v.string()) });

/** The page of each remote. */
export function remoteRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const guarded = asOperator(backend);
  const read = (context: Context) => {
    const { span, provider } = context.req.query();
    return readRemoteView(backend, readParameter(context, 'remote'), { span, provider });
  };
  const here = ({ req }: Context) => new URL(req.url).pathname + new URL(req.url).search;

  app.get(
    '/operations/rollouts/:remote',
    {
      access: 'operator',
      summary: 'Page: one remote on a time axis, with its history and releases',
      query,
      type: 'text/html',
      request: { path: { remote: 'mf-example' } },
      withoutExample: true,
    },
    guarded(async (context, operator) => {
      const done = context.req.query('done') === undefined ? undefined : 'It was done.';
      return showPage(context, remotePage(operator, await read(context), done));
    }, here),
  );
  app.get(
    '/operations/rollouts/:remote/figures',
    {
      access: 'operator',
      summary: 'The part of the page of a remote that changes',
      query,
      type: 'text/html',
      request: { path: { remote: 'mf-example' } },
      withoutExample: true,
    },
    guarded(async (context) => showPage(context, remoteFigures(await read(context)))),
  );
  app.get(
    '/operations/rollouts/:remote/pictures/:version/:name',
    {
      access: 'operator',
      summary: 'How a view of a release looked when it was published',
      type: 'image/png',
      request: {
        path: { remote: 'mf-example', version: '1.0.0', name: 'page-example.light.390' },
      },
      withoutExample: true,
    },
    guarded(async (context) => {
      const [remote, version, name] = ['remote', 'version', 'name'].map((part) =>
        readParameter(context, part),
      );
      const content = await readReleasePicture(
        backend.database,
        remote ?? '',
        version ?? '',
        name ?? '',
      );
      return context.body(new Uint8Array(content), 200, {
        'content-type': 'image/png',
        'cache-control': 'private, max-age=3600',
      });
    }),
  );
  return app;
}
