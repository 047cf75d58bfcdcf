import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { answerRoutes } from './answers/answerRoutes.ts';
import { channelRoutes } from './channels/channelRoutes.ts';
import { forgetOldMessages } from './forgetOldMessages.ts';
import { planChanges } from './planning/planChanges.ts';
import { forgetSentSms, warnOfCeiling } from './reports/warnOfCeiling.ts';
import { pushRoutes } from './push/pushRoutes.ts';
import { sendDue } from './sending/sendDue.ts';
import { carrierRoutes } from './sms/carrierRoutes.ts';

/** What is told ahead of an event and while it lasts, by the provider's rules (REM). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');
  app.include(channelRoutes(backend));
  app.include(pushRoutes(backend));
  app.include(carrierRoutes(backend));
  app.include(answerRoutes(backend));
  return app;
}

export const remindersCapability: Capability = {
  name: 'reminders',
  routes,
  tasks: [
    { name: 'plan reminders', everySeconds: 2, run: planChanges },
    { name: 'send reminders', everySeconds: 5, run: sendDue },
    { name: 'warn of the ceiling of SMS', everySeconds: 60, run: warnOfCeiling },
    { name: 'forget what was sent long ago', everySeconds: 3600, run: forgetOldMessages },
    { name: 'forget counts of SMS', everySeconds: 3600, run: forgetSentSms },
  ],
};
