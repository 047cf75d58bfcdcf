import { importSchema } from '@portal/api/provider/providerImport';
import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { providerPages, readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../api/providerCalls.ts';
import { changeMapping } from './changeMapping.ts';
import { forgetImports } from './forgetImports.ts';
import { importOnWire } from './importOnWire.ts';
import { requireImport } from './importRow.ts';
import { lineRoutes } from './lineRoutes.ts';
import { listImports } from './listImports.ts';
import { receiveImport } from './receiveImport.ts';
import { runImports } from './running/runImports.ts';
import { saveImport } from './saveImport.ts';
import { startRun } from './running/startRun.ts';
import { startUndo } from './running/startUndo.ts';

export const importsCapability: Capability = {
  name: 'imports',
  routes,
  tasks: [
    {
      name: 'run imports',
      everySeconds: 2,
      run: async (backend, ending) => void (await runImports(backend, ending)),
    },
    { name: 'forget imports', everySeconds: 3600, run: (backend) => forgetImports(backend) },
  ],
};

const ofExample = { path: { id: '{import}' } };

/** What a provider brings along from another system (SET-23 to SET-25). */
function routes(backend: Backend): DescribedRoutes {
  const { database } = backend;
  const { app, get, change, postForm } = providerCalls(backend, 'providerApi');
  const show = async (company: Company, id: string) =>
    importOnWire(database, company, await requireImport(database, company, id));
  postForm(
    '/imports',
    {
      scopes: [],
      summary:
        'Sends a CSV of `kind` customers, items, services or appointments: at most 10 MB and 10,000 lines (SET-23)',
      form: ['file'],
      answer: importSchema,
      status: 201,
      withoutExample: true,
    },
    (_company, context) => receiveImport(context, backend),
    ({ kind, digest }) => ({ kind, digest }),
    async (company, form) => show(company, await saveImport(backend, company, form)),
    () => Promise.resolve(),
  );
  get(
    '/imports',
    {
      scopes: ['read'],
      summary: 'Imports, newest first',
      query: v.object(pageQuery),
      answer: v.object({ imports: v.array(importSchema), next: v.nullable(v.string()) }),
    },
    (company, context) => listImports(database, company, readListPage(context, providerPages)),
  );
  get(
    '/imports/:id',
    {
      scopes: ['read'],
      summary: 'An import, with how far it is',
      answer: importSchema,
      request: ofExample,
    },
    (company, context) => show(company, readParameter(context, 'id')),
  );
  change(
    'PUT',
    '/imports/:id/mapping',
    {
      scopes: [],
      summary: 'Says which column holds which field; it is to be checked again (SET-23)',
      body: v.object({ mapping: v.record(v.string(), v.string()) }),
      answer: importSchema,
      request: { ...ofExample, json: { mapping: { name: 'Nome', phone: 'Telemóvel' } } },
    },
    async (company, { mapping }, context) => {
      const id = readParameter(context, 'id');
      await changeMapping(backend, company, id, mapping);
      return show(company, id);
    },
  );
  app.include(lineRoutes(backend));
  change(
    'POST',
    '/imports/:id/run',
    {
      scopes: [],
      summary:
        'Takes the lines that were not refused, in the background; 409 CHECK_AGAIN unless this mapping was checked (SET-25)',
      body: v.object({}),
      answer: importSchema,
      status: 201,
      request: { path: { id: '{checkedImport}' }, json: {} },
    },
    async (company, _body, context) => {
      const id = readParameter(context, 'id');
      await startRun(backend, company, id);
      return show(company, id);
    },
  );
  change(
    'POST',
    '/imports/:id/undo',
    {
      scopes: [],
      summary:
        'Takes back what a run of the last seven days did, but for what somebody has touched since (SET-25)',
      body: v.object({}),
      answer: importSchema,
      status: 201,
      request: { path: { id: '{doneImport}' }, json: {} },
    },
    async (company, _body, context) => {
      const id = readParameter(context, 'id');
      await startUndo(backend, company, id);
      return show(company, id);
    },
  );
  return app;
}
