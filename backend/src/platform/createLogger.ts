import { hideSecrets } from '@portal/storage/log/hideSecrets';
import { writeLine } from '@portal/storage/log/writeLine';
import pino, { type Logger, type LoggerOptions } from 'pino';
import type { Environment } from './environment.ts';
import { requestContext } from './operations/requestContext.ts';

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
  'secret',
  'key',
  'api_key',
];

/**
 * A logger of JSON lines, each with the id of its request, of the trace that it is part of, the provider and
 * the route's pattern. It never writes secrets or personal contacts: fields that
 * are called so are hidden at the first two levels, and what looks like one is hidden in the finished line.
 */
export function createLogger(
  environment: Pick<Environment, 'logLevel'>,
  write: (line: string) => void = writeLine,
): Logger {
  const options: LoggerOptions = {
    level: environment.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = requestContext.getStore();
      if (request === undefined) return {};
      const { id, trace, provider, pattern } = request;
      return { request: id, trace: trace.traceId, provider, route: pattern?.() };
    },
    hooks: { streamWrite: hideSecrets },
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: '[hidden]' },
  };
  return pino(options, { write });
}
