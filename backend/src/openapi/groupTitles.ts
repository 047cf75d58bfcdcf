import type { RouteGroup } from '../platform/routes/operation.ts';

/** Under what the document lists the routes, in its order. */
export const groupTitles: Readonly<Record<RouteGroup, string>> = {
  login: 'Logging in and registering',
  customer: 'Customer',
  subjects: 'Works and appointments',
  items: 'Items and pictures',
  booking: 'Booking and paying',
  lite: 'Lite links and calendar',
  provider: 'Provider',
  providerApi: 'Provider API',
  providerApiSubjects: 'Provider API: works and appointments',
  providerApiInvoices: 'Provider API: invoices',
  providerApiWebhooks: 'Provider API: webhooks',
  system: 'System',
};
