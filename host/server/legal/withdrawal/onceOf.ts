import { createHash, randomUUID } from 'node:crypto';
import type { Statement } from './statement.ts';

/** What a form carries as its own number: anything else gets a new one. */
const ONCE = /^[\w-]{8,64}$/;

/** The number of a form that is sent, whatever it was made of; a new one where it has none. */
export function onceOfSent(given: unknown): string {
  return typeof given === 'string' && ONCE.test(given) ? given : randomUUID();
}

/** The number that makes a statement one, however often it is sent: that of its form as long as it says the same. */
export function onceOf(statement: Statement, given: unknown): string {
  const said = createHash('sha256').update(JSON.stringify(statement)).digest('hex').slice(0, 12);
  const isOfIt = typeof given === 'string' && ONCE.test(given) && given.endsWith(`-${said}`);
  return isOfIt ? given : `${randomUUID()}-${said}`;
}
