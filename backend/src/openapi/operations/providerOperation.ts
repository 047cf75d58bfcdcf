import type { GenericSchema } from 'valibot';
import type { ExampleRequest, Operation, Operations } from '../operation.ts';

/** A reading call of the provider API. */
export const read = (summary: string, more: Partial<Operation> = {}): Operation => ({
  access: 'provider',
  summary,
  ...more,
});
/** A changing call of the provider API. */
export const change = (
  summary: string,
  body: GenericSchema | undefined,
  request: ExampleRequest,
  more: Partial<Operation> = {},
): Operation => ({
  access: 'provider',
  summary,
  ...(body === undefined ? {} : { body }),
  request,
  ...more,
});

/** Puts the root of the provider API before the paths. */
export function underProviderApi(operations: Operations): Operations {
  return Object.fromEntries(
    Object.entries(operations).map(([route, operation]) => [
      route.replace(' ', ' /provider-api/v1'),
      operation,
    ]),
  );
}
