import {
  messageUsageSchema,
  plannedMessagesSchema,
  reminderPreviewSchema,
  reminderRulesSchema,
} from '@portal/api/provider/reminders';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { providerPages, readListPage } from '../../../platform/http/listPage.ts';
import { pageQuery } from '../../../platform/http/pageQuery.ts';
import { readQuery } from '../../../platform/http/readJson.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { listPlanned, plannedFilterSchema } from '../../../portal/reminders/reports/listPlanned.ts';
import { readUsage } from '../../../portal/reminders/reports/readUsage.ts';
import { readRules } from '../../../portal/reminders/rules/readRules.ts';
import { ruleOnWire } from '../../../portal/reminders/rules/storedRule.ts';
import { previewRules } from '../../../portal/reminders/words/previewRules.ts';
import { providerCalls } from '../providerCalls.ts';
import { saveRules } from '../reminders/saveRules.ts';

const monthSchema = v.object({
  month: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
});

/** Which reminders and status messages customers get, and what became of them (REM-01 to REM-03, REM-08, REM-13). */
export function reminderRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change } = providerCalls(backend, 'providerApi');
  const { database, environment, clock } = backend;
  get(
    '/reminders',
    {
      scopes: ['read'],
      summary: 'The rules of reminders and status messages (REM-01)',
      answer: reminderRulesSchema,
    },
    async ({ id }) => ({ rules: (await readRules(database, id)).map(ruleOnWire) }),
  );
  change(
    'PUT',
    '/reminders',
    {
      scopes: [],
      summary: 'Replaces the rules; one with its id stays the same (REM-01)',
      body: reminderRulesSchema,
      answer: reminderRulesSchema,
      request: {
        json: {
          rules: [
            {
              ...{ event: 'appointment.upcoming', lead_minutes: 1440, channels: ['email', 'sms'] },
              text: 'Até amanhã.',
            },
          ],
        },
      },
    },
    async ({ id }, { rules }) => ({
      rules: (await saveRules(backend, id, rules)).map(ruleOnWire),
    }),
  );
  get(
    '/reminders/preview',
    {
      scopes: ['read'],
      summary: 'Each rule as its channels show it, with example data and parts of an SMS (REM-03)',
      answer: reminderPreviewSchema,
    },
    async (company) =>
      previewRules(environment, company, await readRules(database, company.id), clock.now()),
  );
  get(
    '/messages',
    {
      scopes: ['read'],
      summary: 'What rules planned and sent, newest first, without its words (REM-13)',
      query: v.object({ ...pageQuery, ...plannedFilterSchema.entries }),
      answer: plannedMessagesSchema,
    },
    async (company, context) =>
      listPlanned(
        backend,
        company,
        await readQuery(context, plannedFilterSchema),
        readListPage(context, providerPages),
      ),
  );
  get(
    '/messages/usage',
    {
      scopes: ['read'],
      summary: 'SMS of a Lisbon month, and their cost (REM-08)',
      query: monthSchema,
      answer: messageUsageSchema,
    },
    async (company, context) => {
      const { month } = await readQuery(context, monthSchema);
      const instant = month === undefined ? clock.now() : lisbonInstant(`${month}-01`, '12:00');
      return readUsage(backend, company, instant);
    },
  );
  return app;
}
