import pino, { type Logger } from 'pino';
import type { Environment } from './environment.ts';

export type { Logger };

const secretFields = [
  'token',
  'token_cal',
  'password',
  'code',
  'authorization',
  'cookie',
  'sessionToken',
  'liteToken',
  'registration_token',
  'phone',
  'email',
  'login',
  'vat',
  'sk',
];

/** A logger that never writes secrets or personal contacts, at the first two levels of what it is given. */
export function createLogger(environment: Pick<Environment, 'logLevel'>): Logger {
  return pino({
    level: environment.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: '[hidden]' },
  });
}
