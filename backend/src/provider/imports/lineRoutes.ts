import {
  importLineSchema,
  importSchema,
  lineFilterSchema,
  type LineFilter,
} from '@portal/api/provider/providerImport';
import type { Context } from 'hono';
import * as v from 'valibot';
import { requireProvider } from '../../accounts/providerKeys/requireProvider.ts';
import type { Backend } from '../../platform/backend.ts';
import { readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../api/providerCalls.ts';
import { checkImport } from './checkImport.ts';
import { linePages, listImportLines } from './importLines.ts';
import { importOnWire } from './importOnWire.ts';
import { requireImport } from './importRow.ts';
import { sendLinesAsCsv } from './sendLinesAsCsv.ts';

const linesSchema = { lines: v.array(importLineSchema), next: v.nullable(v.string()) };
const ofExample = { path: { id: '{import}' } };

/** What becomes of the lines of an import, before it runs and afterwards (SET-24). */
export function lineRoutes(backend: Backend): DescribedRoutes {
  const { database } = backend;
  const { app, get, change } = providerCalls(backend, 'providerApi');
  const list = (context: Context, id: string, filter: LineFilter) =>
    listImportLines(database, id, filter, readListPage(context, linePages));
  change(
    'POST',
    '/imports/:id/check',
    {
      scopes: [],
      summary: 'Says what a run would do with each line, and does nothing of it (SET-24)',
      body: v.object({}),
      answer: v.object({ import: importSchema, ...linesSchema }),
      status: 201,
      request: { ...ofExample, json: {} },
    },
    async (company, _body, context) => {
      const id = readParameter(context, 'id');
      await checkImport(backend, company, id);
      return {
        import: await importOnWire(database, company, await requireImport(database, company, id)),
        ...(await list(context, id, {})),
      };
    },
  );
  get(
    '/imports/:id/lines',
    {
      scopes: ['read'],
      summary: 'What becomes, or became, of each line (SET-24)',
      query: v.object({ ...pageQuery, ...lineFilterSchema.entries }),
      answer: v.object(linesSchema),
      request: ofExample,
    },
    async (company, context) => {
      const { id } = await requireImport(database, company, readParameter(context, 'id'));
      const filter = await readQuery(context, lineFilterSchema);
      return list(context, id, filter);
    },
  );
  app.get(
    '/provider-api/v1/imports/:id/lines.csv',
    {
      access: 'provider',
      scopes: ['read'],
      summary: 'The same as a file for spreadsheets, with what each line says (SET-24)',
      query: lineFilterSchema,
      type: 'text/csv',
      request: ofExample,
    },
    async (context) => {
      const company = await requireProvider(context, backend, ['read']);
      return sendLinesAsCsv(context, database, company, 'importacao.csv');
    },
  );
  return app;
}
