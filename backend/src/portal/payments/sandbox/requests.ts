import * as v from 'valibot';

const amountPattern = /^\d{1,7}\.\d{2}$/;

const common = {
  orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(15)),
  amount: v.pipe(v.string(), v.maxLength(10), v.regex(amountPattern)),
  description: v.optional(v.string(), ''),
};
/** What the real gateway asks of a reference of Multibanco. */
export const referenceRequest = v.object({
  ...common,
  mbKey: v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{6}$/)),
  expiryDays: v.optional(v.string()),
});
export const mbWayRequest = v.object({
  ...common,
  mbWayKey: v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{6}$/)),
  mobileNumber: v.pipe(v.string(), v.regex(/^\d{1,3}#\d{6,12}$/)),
});
const address = v.pipe(v.string(), v.url(), v.maxLength(200));
export const cardRequest = v.object({
  ...common,
  successUrl: address,
  errorUrl: address,
  cancelUrl: address,
});
const gatewayDate = v.pipe(v.string(), v.regex(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/));
export const readRequest = v.object({
  boKey: v.string(),
  requestId: v.optional(v.string()),
  orderId: v.optional(v.string()),
  dateStart: v.optional(gatewayDate),
  dateEnd: v.optional(gatewayDate),
});
