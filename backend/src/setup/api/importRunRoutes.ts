import { lineFilterSchema } from '@portal/api/provider/providerImport';
import { setupImportLinesSchema, setupImportSchema } from '@portal/api/setup/setupImport';
import { SETUP_API } from '@portal/api/setup/setupPath';
import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { checkImport } from '../../provider/imports/checkImport.ts';
import { startRun } from '../../provider/imports/running/startRun.ts';
import { startUndo } from '../../provider/imports/running/startUndo.ts';
import { sendLinesAsCsv } from '../../provider/imports/sendLinesAsCsv.ts';
import { listOwnLines } from '../imports/listOwnLines.ts';
import { readOwnImport } from '../imports/readOwnImport.ts';
import { requireOwner } from '../owners/requireOwner.ts';
import { ownerCalls } from './ownerCalls.ts';

/** Trying an import, what becomes of its lines, running it and taking it back, by its owner (SET-24, SET-25). */
export function importRunRoutes(backend: Backend): DescribedRoutes {
  const { app, get, act } = ownerCalls(backend);
  const step = (
    name: 'check' | 'run' | 'undo',
    summary: string,
    id: string,
    take: (tools: Backend, company: Company, id: string) => Promise<void>,
  ) =>
    act(
      'POST',
      `/imports/:id/${name}`,
      { summary, answer: setupImportSchema, request: { path: { id } } },
      async ({ company }, context) => {
        const named = readParameter(context, 'id');
        await take(backend, company, named);
        return readOwnImport(backend, company, named);
      },
    );
  step(
    'check',
    'Says what a run would do with each line, and does nothing of it',
    '{import}',
    checkImport,
  );
  step(
    'run',
    'Takes the lines that were not refused, in the background',
    '{checkedImport}',
    startRun,
  );
  step(
    'undo',
    'Takes back what a run did, but for what somebody has touched',
    '{doneImport}',
    startUndo,
  );
  get(
    '/imports/:id/lines',
    {
      summary: 'What becomes, or became, of each line, with what tells it from the others',
      query: v.object({ ...pageQuery, ...lineFilterSchema.entries }),
      answer: setupImportLinesSchema,
      request: { path: { id: '{import}' } },
    },
    async ({ company }, context) => {
      const filter = await readQuery(context, lineFilterSchema);
      return listOwnLines(backend, company, readParameter(context, 'id'), filter, context);
    },
  );
  app.get(
    `${SETUP_API}/imports/:id/lines.csv`,
    {
      access: 'owner',
      summary: 'The same as a file for spreadsheets',
      query: lineFilterSchema,
      type: 'text/csv',
      request: { path: { id: '{import}' } },
    },
    async (context) => {
      const { company } = await requireOwner(context, backend);
      return sendLinesAsCsv(context, backend.database, company, 'linhas.csv');
    },
  );
  return app;
}
