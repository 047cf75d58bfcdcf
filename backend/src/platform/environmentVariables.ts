import { otlpUrl } from '@portal/api/tracing/otlpUrl';
import * as v from 'valibot';

const portNumber = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
const optionalText = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => (value.trim() === '' ? undefined : value.trim())),
  ),
);

/** The variables of the environment that the process reads itself, with their usual values. */
export const environmentVariables = v.object({
  PORTAL_ENVIRONMENT: v.optional(v.picklist(['development', 'production', 'test']), 'development'),
  PORTAL_BACKEND_PORT: v.optional(portNumber, '4301'),
  PORTAL_BACKEND_HOST: v.optional(v.string(), '127.0.0.1'),
  PORTAL_EDGE_PORT: v.optional(portNumber, '4300'),
  PORTAL_GATEWAY_PORT: v.optional(portNumber, '4302'),
  PORTAL_DATA_DIR: optionalText,
  DATABASE_URL: optionalText,
  PORTAL_ADMIN_TOKEN: optionalText,
  PORTAL_ASSETS_URL: v.optional(v.pipe(v.string(), v.url())),
  PORTAL_SMS_WEBHOOK_URL: optionalText,
  PORTAL_SMS_WEBHOOK_TOKEN: optionalText,
  PORTAL_SMS_WEBHOOK_SECRET: optionalText,
  PORTAL_SMTP_URL: optionalText,
  PORTAL_MAIL_FROM: optionalText,
  PORTAL_SUPPORT_EMAIL: v.optional(v.pipe(v.string(), v.trim(), v.email())),
  PORTAL_METRICS_TOKEN: optionalText,
  PORTAL_OTLP_URL: otlpUrl,
  PORTAL_ALERT_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))),
  PORTAL_ALERT_WEBHOOK_SECRET: optionalText,
  PORTAL_DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
    '0',
  ),
  PORTAL_LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});
