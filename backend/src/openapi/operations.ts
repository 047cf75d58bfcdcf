import type { Operations } from './operation.ts';
import { bookingOperations } from './operations/booking.ts';
import { customerOperations } from './operations/customer.ts';
import { invoiceOperations } from './operations/invoices.ts';
import { itemsOperations } from './operations/items.ts';
import { liteOperations } from './operations/lite.ts';
import { loginOperations } from './operations/login.ts';
import { providerOperations } from './operations/provider.ts';
import { providerApiOperations } from './operations/providerApi.ts';
import { providerApiSubjectOperations } from './operations/providerApiSubjects.ts';
import { servicesOperations } from './operations/services.ts';
import { systemOperations } from './operations/system.ts';
import { webhookOperations } from './operations/webhooks.ts';

/** Groups of the document, by title. */
export const operationGroups: Readonly<Record<string, Operations>> = {
  'Logging in and registering': loginOperations,
  Customer: customerOperations,
  'Works and appointments': servicesOperations,
  'Items and pictures': itemsOperations,
  'Booking and paying': bookingOperations,
  'Lite links and calendar': liteOperations,
  Provider: providerOperations,
  'Provider API': providerApiOperations,
  'Provider API: works and appointments': providerApiSubjectOperations,
  'Provider API: invoices': invoiceOperations,
  'Provider API: webhooks': webhookOperations,
  System: systemOperations,
};

/** Every route with its access rule. A route that is missing here, or one here that does not exist, fails the tests. */
export const operations: Operations = Object.assign({}, ...Object.values(operationGroups));
