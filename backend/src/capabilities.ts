import { appointmentsCapability } from './appointments/routes.ts';
import { billingCapability } from './billing/routes.ts';
import { calendarServiceCapability } from './calendar/routes.ts';
import type { Capability } from './capability.ts';
import { companiesCapability } from './companies/routes.ts';
import { diagnosticsCapability } from './diagnostics/routes.ts';
import { feedbackCapability } from './feedback/routes.ts';
import { identityCapability } from './identity/routes.ts';
import { invoicesCapability } from './invoices/routes.ts';
import { itemsCapability } from './items/routes.ts';
import { liveCapability } from './live/routes.ts';
import { liteCapability } from './lite/routes.ts';
import { mediaCapability } from './media/routes.ts';
import { overridesCapability } from './mgmt/overrides/routes.ts';
import { rolloutPageCapability } from './mgmt/page/routes.ts';
import { rolloutViewsCapability } from './mgmt/views/routes.ts';
import { mgmtCapability } from './mgmt/routes.ts';
import { notificationsCapability } from './notifications/routes.ts';
import { openApiCapability } from './openapi/routes.ts';
import { messagesCapability } from './outbox/calendarRoutes.ts';
import { operationsCapability } from './operations/routes.ts';
import { paymentsCapability } from './payments/routes.ts';
import { photosCapability } from './photos/routes.ts';
import { providerApiCapability } from './provider-api/routes.ts';
import { resetCapability } from './reset/routes.ts';
import { scheduleCapability } from './schedule/routes.ts';
import { servicesCapability } from './services/routes.ts';
import { showcaseCapability } from './showcase/routes.ts';
import { telemetryCapability } from './telemetry/routes.ts';
import { webhooksCapability } from './webhooks/routes.ts';

/** Every part of the backend. A new capability exports a `Capability` from its routes.ts and gets a line here. */
export const capabilities: Capability[] = [
  companiesCapability,
  mgmtCapability,
  identityCapability,
  itemsCapability,
  notificationsCapability,
  liveCapability,
  scheduleCapability,
  servicesCapability,
  appointmentsCapability,
  messagesCapability,
  calendarServiceCapability,
  showcaseCapability,
  liteCapability,
  paymentsCapability,
  billingCapability,
  providerApiCapability,
  invoicesCapability,
  webhooksCapability,
  resetCapability,
  feedbackCapability,
  mediaCapability,
  photosCapability,
  diagnosticsCapability,
  operationsCapability,
  telemetryCapability,
  overridesCapability,
  rolloutPageCapability,
  rolloutViewsCapability,
  openApiCapability,
];
