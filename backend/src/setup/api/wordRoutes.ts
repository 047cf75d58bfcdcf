import { setupPrepaymentSchema } from '@portal/api/setup/setupPrepayment';
import { setupRemindersSchema } from '@portal/api/setup/setupReminders';
import { setupStepsSchema } from '@portal/api/setup/setupSteps';
import type { Backend } from '../../platform/backend.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { describePrepayment } from '../prepayment/describePrepayment.ts';
import { describeReminders } from '../reminders/describeReminders.ts';
import { readSteps } from '../steps/readSteps.ts';
import { ownerCalls } from './ownerCalls.ts';

/** What of the draft is said in words: what steps lack (SET-05), reminders, and the rule of prepaying (SET-18). */
export function wordRoutes(backend: Backend): DescribedRoutes {
  const { app, get } = ownerCalls(backend);
  get(
    '/reminders',
    {
      summary: 'The reminders of the draft in words, and the SMS of the month',
      answer: setupRemindersSchema,
    },
    ({ company }) => describeReminders(backend, company),
  );
  get(
    '/prepayment',
    {
      summary: 'What customers will read of prepaying each service of the draft',
      answer: setupPrepaymentSchema,
    },
    ({ company }) => describePrepayment(backend, company),
  );
  get(
    '/steps',
    {
      summary: 'What the steps lack without which the portal opens as well',
      answer: setupStepsSchema,
    },
    ({ company }) => readSteps(backend, company),
  );
  return app;
}
