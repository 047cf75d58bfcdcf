import * as v from 'valibot';
import { arbitrationSchema } from './arbitrationSchema.ts';
import { createSetupImportsApi } from './createSetupImportsApi.ts';
import { createTodayApi } from './createTodayApi.ts';
import { calendarFeedAddressSchema, calendarFeedSchema } from '../account/calendarFeed.ts';
import { holidaysSchema } from './holidaysSchema.ts';
import type { Http } from '../http/http.ts';
import { multipartOf } from '../http/multipartOf.ts';
import {
  draftChangesSchema,
  draftSavedSchema,
  draftSchema,
  publishedSchema,
  versionsSchema,
} from './draft.ts';
import {
  paymentAccountStateSchema,
  type testPaymentSchema,
} from '../payment/paymentAccountState.ts';
import { providerChangesSchema } from '../provider/providerChange.ts';
import {
  newProviderKeySchema,
  providerKeysSchema,
  type KeyCreation,
} from '../provider/providerKey.ts';
import { inForceSchema } from './inForceSchema.ts';
import { setupPrepaymentSchema } from './setupPrepayment.ts';
import { setupRemindersSchema } from './setupReminders.ts';
import { portalPreviewSchema } from './portalPreviewSchema.ts';
import { openBookingsSchema } from './openBookingsSchema.ts';
import { setupSessionSchema } from './setupSession.ts';
import { setupStepsSchema } from './setupSteps.ts';

const nothing = v.object({});
const feedOf = (foId: string) => `/experts/${encodeURIComponent(foId)}/feed`;

/** The calls of an owner who sets a provider up (SET-04): which provider, the session says. */
export function createSetupApi(http: Http) {
  return {
    session: () => http.send({ path: '/session', answer: setupSessionSchema }),
    leave: () => http.send({ method: 'DELETE', path: '/session', answer: nothing }),
    draft: () => http.send({ path: '/draft', answer: draftSchema }),
    /** Saves values by section and field. @throws ApiError 422 for one that is wrong, 409 when somebody else changed it (SET-06) */
    save: (json: { revision: number; values: Record<string, Record<string, unknown>> }) =>
      http.send({ method: 'PATCH', path: '/draft', json, answer: draftSavedSchema }),
    /** Of what the page of today books. */
    inForce: () => http.send({ path: '/in-force', answer: inForceSchema }),
    /** What is in force is the draft again. @throws ApiError 409 when somebody changed the draft since it was read (C-915) */
    discard: (revision: number) =>
      http.send({
        method: 'POST',
        path: '/draft/discard',
        json: { revision },
        answer: draftSchema,
      }),
    changes: () => http.send({ path: '/draft/changes', answer: draftChangesSchema }),
    publish: (revision: number) =>
      http.send({ method: 'POST', path: '/publish', json: { revision }, answer: publishedSchema }),
    versions: () => http.send({ path: '/versions', answer: versionsSchema }),
    restore: (n: number, revision: number) =>
      http.send({
        ...{ method: 'POST', path: `/versions/${n}/restore`, json: { revision } },
        answer: draftSchema,
      }),
    /** @throws ApiError 400 `Formato Inválido` */
    putLogo: (file: File) => {
      const form = new FormData();
      form.append('logo', file);
      const body = multipartOf(form);
      return http.send({ method: 'PUT', path: '/logo', body, answer: draftSavedSchema });
    },
    holidays: () => http.send({ path: '/holidays', answer: holidaysSchema }),
    arbitration: () => http.send({ path: '/arbitration', answer: arbitrationSchema }),
    openBookings: () => http.send({ path: '/open-bookings', answer: openBookingsSchema }),
    /** Where the portal is seen with the draft, for an hour (SET-11). */
    portal: () => http.send({ method: 'POST', path: '/portal', answer: portalPreviewSchema }),
    keys: () => http.send({ path: '/keys', answer: providerKeysSchema }),
    makeKey: (json: KeyCreation) =>
      http.send({ method: 'POST', path: '/keys', json, answer: newProviderKeySchema }),
    endKey: (id: string) =>
      http.send({ method: 'DELETE', path: `/keys/${encodeURIComponent(id)}`, answer: nothing }),
    /** @throws ApiError 404 for an expert that is not in force */
    feed: (foId: string) => http.send({ path: feedOf(foId), answer: calendarFeedSchema }),
    /** Replaces the address that there was. */
    openFeed: (foId: string) =>
      http.send({ method: 'POST', path: feedOf(foId), answer: calendarFeedAddressSchema }),
    endFeed: (foId: string) => http.send({ method: 'DELETE', path: feedOf(foId), answer: nothing }),
    history: (cursor?: string) =>
      http.send({ path: '/history', query: { limit: 30, cursor }, answer: providerChangesSchema }),
    imports: createSetupImportsApi(http),
    today: createTodayApi(http),
    reminders: () => http.send({ path: '/reminders', answer: setupRemindersSchema }),
    prepayment: () => http.send({ path: '/prepayment', answer: setupPrepaymentSchema }),
    /** What steps lack without which the portal opens as well (SET-05). */
    steps: () => http.send({ path: '/steps', answer: setupStepsSchema }),
    payments: () => http.send({ path: '/payments', answer: paymentAccountStateSchema }),
    /** @throws ApiError 400 with the words of each wrong key in `fields` */
    enterKeys: (json: Readonly<Record<string, string>>) =>
      http.send({ method: 'PUT', path: '/payments', json, answer: paymentAccountStateSchema }),
    testPayment: (json: v.InferInput<typeof testPaymentSchema>) =>
      http.send({
        method: 'POST',
        path: '/payments/test',
        json,
        answer: paymentAccountStateSchema,
      }),
  };
}
export type SetupApi = ReturnType<typeof createSetupApi>;
