import { accountDeletionCapability } from './portal/accountDeletion/routes.ts';
import { accountExportCapability } from './portal/accountExport/routes.ts';
import { appointmentsCapability } from './portal/appointments/routes.ts';
import { billingCapability } from './portal/billing/routes.ts';
import { budgetsCapability } from './portal/budgets/routes.ts';
import { calendarFeedsCapability } from './portal/calendarFeeds/routes.ts';
import { calendarServiceCapability } from './portal/calendar/routes.ts';
import { countersCapability } from './portal/counters/routes.ts';
import { arbitrationCapability } from './setup/arbitration/routes.ts';
import { brandCapability } from './setup/brand/routes.ts';
import type { Capability } from './platform/capability.ts';
import { companiesCapability } from './accounts/companies/routes.ts';
import { diagnosticsCapability } from './portal/diagnostics/routes.ts';
import { feedbackCapability } from './portal/feedback/routes.ts';
import { identityCapability } from './accounts/identity/routes.ts';
import { historyCapability } from './setup/history/routes.ts';
import { importsCapability } from './provider/imports/routes.ts';
import { invoicesCapability } from './provider/invoices/routes.ts';
import { itemsCapability } from './portal/items/routes.ts';
import { liveCapability } from './portal/live/routes.ts';
import { liteCapability } from './portal/lite/routes.ts';
import { mediaCapability } from './platform/media/routes.ts';
import { overridesCapability } from './rollouts/mgmt/overrides/routes.ts';
import { previewsCapability } from './rollouts/mgmt/previews/routes.ts';
import { rolloutPageCapability } from './rollouts/mgmt/page/routes.ts';
import { mgmtCapability } from './rollouts/mgmt/routes.ts';
import { notificationsCapability } from './accounts/notifications/routes.ts';
import { invitationsCapability } from './portal/customerNotifications/invitations/routes.ts';
import { messagesCapability } from './platform/messaging/messagesCapability.ts';
import { operationsCapability } from './platform/operations/routes.ts';
import { paymentsCapability } from './portal/payments/routes.ts';
import { paymentSetupCapability } from './setup/payments/routes.ts';
import { photosCapability } from './portal/photos/routes.ts';
import { providerApiCapability } from './provider/api/routes.ts';
import { remindersCapability } from './portal/reminders/routes.ts';
import { resetCapability } from './portal/reset/routes.ts';
import { scheduleCapability } from './portal/schedule/routes.ts';
import { servicesCapability } from './portal/services/routes.ts';
import { showcaseCapability } from './portal/showcase/routes.ts';
import { setupVersionsCapability } from './setup/versions/routes.ts';
import { statementCapability } from './portal/statement/routes.ts';
import { telemetryCapability } from './rollouts/telemetry/routes.ts';
import { waitingCapability } from './portal/waiting/routes.ts';
import { withdrawalsCapability } from './portal/withdrawals/routes.ts';
import { providerWithdrawalsCapability } from './provider/withdrawals/routes.ts';
import { webhooksCapability } from './provider/webhooks/routes.ts';
import { setupCapability } from './setup/routes.ts';

/** Every part of the backend. A new capability exports a `Capability` from its routes.ts and gets a line here. */
export const capabilities: Capability[] = [
  companiesCapability,
  mgmtCapability,
  identityCapability,
  itemsCapability,
  notificationsCapability,
  countersCapability,
  liveCapability,
  scheduleCapability,
  waitingCapability,
  servicesCapability,
  budgetsCapability,
  appointmentsCapability,
  messagesCapability,
  remindersCapability,
  invitationsCapability,
  accountDeletionCapability,
  accountExportCapability,
  calendarFeedsCapability,
  calendarServiceCapability,
  showcaseCapability,
  liteCapability,
  paymentsCapability,
  billingCapability,
  statementCapability,
  providerApiCapability,
  importsCapability,
  historyCapability,
  invoicesCapability,
  withdrawalsCapability,
  providerWithdrawalsCapability,
  webhooksCapability,
  resetCapability,
  feedbackCapability,
  mediaCapability,
  photosCapability,
  diagnosticsCapability,
  operationsCapability,
  telemetryCapability,
  overridesCapability,
  previewsCapability,
  paymentSetupCapability,
  rolloutPageCapability,
  setupCapability,
  brandCapability,
  arbitrationCapability,
  setupVersionsCapability,
];
