import type { Http } from '@portal/remote-react';
import * as v from 'valibot';

const customerSchema = v.object({ name: v.string() });

/** The calls of this remote: what comes over the wire is parsed once, here. */
export const createCustomerApi = (http: Http) => ({
  customer: () => http.send({ path: '/user/client', answer: customerSchema }),
});
