import { requestContext } from '../operations/requestContext.ts';

const begins = /^\s*(?:begin|start transaction)\b/i;
const ends = /^\s*(?:commit|rollback)\s*$/i;
const reads = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|set|savepoint|release|rollback to)\b/i;

/**
 * Tells the database who acts, in the transaction in which something is changed and no longer: the connection may be another
 * request's next. A change by itself gets a transaction for it (SET-22).
 */
export class ActingConnection {
  readonly #send: (text: string, values: readonly unknown[]) => Promise<unknown>;
  #isInTransaction = false;

  constructor(send: (text: string, values: readonly unknown[]) => Promise<unknown>) {
    this.#send = send;
  }

  /** @param ask sends the statement itself */
  async run<Answer>(text: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (begins.test(text)) return this.#begin(ask);
    if (ends.test(text)) {
      this.#isInTransaction = false;
      return ask();
    }
    if (this.#isInTransaction || reads.test(text) || requestContext.getStore()?.actor === undefined)
      return ask();
    await this.#begin(() => this.#send('begin', []));
    try {
      const answer = await ask();
      await this.#send('commit', []);
      return answer;
    } catch (error) {
      await this.#undo();
      throw error;
    } finally {
      this.#isInTransaction = false;
    }
  }

  async #begin<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const begun = await ask();
    this.#isInTransaction = true;
    const actor = requestContext.getStore()?.actor;
    if (actor === undefined) return begun;
    try {
      await this.#send("select set_config('portal.actor', $1, true)", [JSON.stringify(actor)]);
      return begun;
    } catch (error) {
      await this.#undo();
      throw error;
    }
  }

  /** Whoever asked hears of what failed first; a connection that is lost has nothing left to undo. */
  async #undo(): Promise<void> {
    this.#isInTransaction = false;
    await this.#send('rollback', []).catch(() => undefined);
  }
}
