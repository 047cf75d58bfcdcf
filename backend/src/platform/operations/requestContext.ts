import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceContext } from '@portal/api/tracing/traceContext';

/** A statement that was run for a request. */
export interface StatementTime {
  /** What it does to which table, or its own name; never a value. */
  name: string;
  /** Milliseconds since 1970. */
  begun: number;
  /** In milliseconds. */
  lasted: number;
  failed: boolean;
}

/** For whom a request changes something of a provider, and from where (SET-22). */
export interface Actor {
  kind: 'owner' | 'operator' | 'api';
  /** Of the operator, of the key; null for the owner. */
  name: string | null;
  /** Of the network. */
  address: string;
}

/** Of a request: its id, and what it did so far. */
export interface RequestContext {
  id: string;
  trace: TraceContext;
  /** Domain of the provider that it is about, once one is known. */
  provider?: string | undefined;
  /** The pattern that it has come to so far, never the address. */
  pattern?: () => string;
  /** Known once somebody has proved who they are, of requests that change something of a provider. */
  actor?: Actor;
  /** The first of its statements, one by one. */
  statements: StatementTime[];
  /** All of them. */
  database: { count: number; milliseconds: number };
}

/** Which request the running code belongs to, so that every line of the log can say so. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Statements of one request that are kept one by one. */
const MOST_STATEMENTS = 64;

/** Notes a statement with the request that it was run for, if it was run for one. */
export function noteStatement(statement: StatementTime): void {
  const request = requestContext.getStore();
  if (!request) return;
  request.database.count += 1;
  request.database.milliseconds += statement.lasted;
  if (request.statements.length < MOST_STATEMENTS) request.statements.push(statement);
}
