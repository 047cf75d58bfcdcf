import type { Context, MiddlewareHandler } from 'hono';
import type { Company } from '../../../accounts/companies/company.ts';
import type { LimitedScope, Operation } from '../../../platform/routes/operation.ts';

export type ChangingMethod = 'POST' | 'PUT' | 'DELETE';

/** Who makes calls of the provider API: by what they are known, where they call, and which calls are theirs. */
export interface Callers {
  /** Before the id of the provider in the name under which their `Idempotency-Key`s are kept. */
  name: string;
  /** Path below which their calls stand. */
  root: string;
  /** Before all of their calls. */
  guard: MiddlewareHandler | undefined;
  mayCall(method: 'GET' | ChangingMethod, path: string): boolean;
  /** What the document says of a call of theirs. */
  describe(operation: Omit<Operation, 'access'>): Operation;
  /**
   * The provider that a call is about, to which every query of it is bound.
   * @param scopes which keys may make the call beside those of scope `all`
   * @throws ApiError 401, 403
   */
  require(context: Context, scopes: readonly LimitedScope[]): Promise<Company>;
}
