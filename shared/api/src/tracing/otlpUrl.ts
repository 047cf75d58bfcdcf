import * as v from 'valibot';

/** `PORTAL_OTLP_URL` of edge and backend: the collector, without `/v1/traces`. Empty or absent: spans go nowhere. */
export const otlpUrl = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.url(), v.regex(/^https?:/))]),
  '',
);
