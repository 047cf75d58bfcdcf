import { setupImportSchema, setupImportsSchema } from '@portal/api/setup/setupImport';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { runOnce } from '../../platform/http/once/runOnce.ts';
import { providerPages, readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { changeMapping } from '../../provider/imports/changeMapping.ts';
import { discardImport } from '../../provider/imports/discardImport.ts';
import { listImports } from '../../provider/imports/listImports.ts';
import { receiveImport } from '../../provider/imports/receiveImport.ts';
import { saveImport } from '../../provider/imports/saveImport.ts';
import { readOwnImport } from '../imports/readOwnImport.ts';
import { ownerCalls } from './ownerCalls.ts';

const ofExample = { path: { id: '{import}' } };

/** Files that an owner sends from the page `Importar dados`, and which column of them is which (SET-23). */
export function importRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change, act } = ownerCalls(backend);
  act(
    'POST',
    '/imports',
    {
      summary: 'Sends a CSV, once per `Idempotency-Key`',
      form: ['file'],
      answer: setupImportSchema,
      withoutExample: true,
    },
    async ({ company }, context) => {
      const form = await receiveImport(context, backend);
      const { kind, digest } = form;
      const { body } = await runOnce(
        backend.database,
        `owner/${company.id}`,
        context.req.header('idempotency-key'),
        { path: '/imports', kind, digest },
        backend.clock.now(),
        async () => ({ status: 200, body: { id: await saveImport(backend, company, form) } }),
      );
      const { id } = v.parse(v.object({ id: v.string() }), body);
      return readOwnImport(backend, company, id);
    },
  );
  get(
    '/imports',
    {
      summary: 'Files that were sent, newest first',
      query: v.object(pageQuery),
      answer: setupImportsSchema,
    },
    ({ company }, context) =>
      listImports(backend.database, company, readListPage(context, providerPages)),
  );
  get(
    '/imports/:id',
    {
      summary: 'An import, with the first values of its columns and how far it is',
      answer: setupImportSchema,
      request: ofExample,
    },
    ({ company }, context) => readOwnImport(backend, company, readParameter(context, 'id')),
  );
  change(
    'PUT',
    '/imports/:id/mapping',
    {
      summary: 'Says which column holds which field; it is to be checked again',
      body: v.object({ mapping: v.record(v.string(), v.string()) }),
      answer: setupImportSchema,
      request: { ...ofExample, json: { mapping: { name: 'Nome', phone: 'Telemóvel' } } },
    },
    async ({ company }, { mapping }, context) => {
      const id = readParameter(context, 'id');
      await changeMapping(backend, company, id, mapping);
      return readOwnImport(backend, company, id);
    },
  );
  act(
    'DELETE',
    '/imports/:id',
    { summary: 'Removes a file that has not run', withoutExample: true },
    async ({ company }, context) => {
      await discardImport(backend, company, readParameter(context, 'id'));
      return {};
    },
  );
  return app;
}
