import {
  newOperatorSchema,
  operatorListSchema,
  type NewOperator,
  type OperatorList,
  type OperatorRole,
} from '@portal/rollout/operator';
import * as v from 'valibot';
import { mgmtCalls } from './mgmtCalls.ts';

const saidSchema = v.object({ message: v.string() });

/** The administrator's calls about operators. All throw Problem with the reason of a refusal. */
export interface MgmtOperators {
  list(): Promise<OperatorList['operators']>;
  /** Makes an operator and the token, which is shown this once. @param days after which it ends by itself */
  add(name: string, role: OperatorRole, days: number | undefined): Promise<NewOperator>;
  /** @returns who has which role now, in words */
  changeRole(id: string, role: OperatorRole): Promise<string>;
  /** Ends token and sessions at once. @returns whose they were, in words */
  revoke(id: string): Promise<string>;
}

/**
 * Makes the client.
 * @param backend address of the backend, without a final slash
 * @param by who of those with the administrator's token it is, for the record
 */
export function mgmtOperators(backend: string, token: string, by: string): MgmtOperators {
  const { read } = mgmtCalls(backend, token);
  const one = (id: string) =>
    `/mgmt/operators/${encodeURIComponent(id)}?by=${encodeURIComponent(by)}`;
  return {
    list: async () => (await read(operatorListSchema, 'GET', '/mgmt/operators')).operators,
    add: (name, role, days) =>
      read(newOperatorSchema, 'POST', `/mgmt/operators?by=${encodeURIComponent(by)}`, {
        ...{ name, role, days },
      }),
    changeRole: async (id, role) => (await read(saidSchema, 'PATCH', one(id), { role })).message,
    revoke: async (id) => (await read(saidSchema, 'DELETE', one(id))).message,
  };
}
