import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { noteStatement, type StatementTime } from '../operations/requestContext.ts';
import { ActingConnection } from './actingConnection.ts';
import { statementName } from './statementName.ts';
import type { DatabaseWatch } from './watch/watchDatabase.ts';

/** How waits for the database end when it does not answer. */
type Waits = Pick<DatabaseWatch, 'connecting' | 'asking'>;

const patient: Waits = { connecting: (begin) => begin(), asking: (begin) => begin() };

const named = /^\/\* ([\w -]+) \*\/ /;

/**
 * A pool whose connections prepare, once each, the statements that begin with a comment of their name: PostgreSQL then
 * parses and plans them no more. For what every request asks; `runPrepared` writes such statements.
 * @param onSlow is told of a statement that took half a second or longer
 * @param waits by default as long as the pool lets them
 */
export function namedStatements(
  pool: pg.Pool,
  onSlow: (statement: StatementTime) => void = () => undefined,
  waits: Waits = patient,
): PostgresPool {
  return {
    connect: async () => {
      const client = await waits.connecting(
        () => pool.connect(),
        (late) => late.release(),
      );
      return new NamingClient(client, onSlow, waits);
    },
    end: () => pool.end(),
  };
}

/** From when on a statement is slow, in milliseconds. */
const SLOW_MS = 500;
const commands = ['DELETE', 'INSERT', 'MERGE', 'SELECT', 'UPDATE'] as const;

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #onSlow: (statement: StatementTime) => void;
  readonly #waits: Waits;
  #isLost = false;
  readonly #acting = new ActingConnection((text, values) => this.#run(text, values));

  constructor(client: pg.PoolClient, onSlow: (statement: StatementTime) => void, waits: Waits) {
    this.#client = client;
    this.#onSlow = onSlow;
    this.#waits = waits;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('Rows are not streamed.');
    return this.#acting.run(statement, () => this.#run<Row>(statement, values));
  }

  async #run<Row>(text: string, given: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = named.exec(text)?.[1];
    const values = [...given];
    const { command, rowCount, rows } = await this.#timed(text, () =>
      this.#client.query<Row & pg.QueryResultRow>(
        name === undefined ? { text, values } : { name, text, values },
      ),
    );
    const known = commands.find((each) => each === command) ?? 'SELECT';
    return { command: known, rowCount: rowCount ?? 0, rows };
  }

  async #timed<Result>(text: string, query: () => Promise<Result>): Promise<Result> {
    const begun = Date.now();
    const start = performance.now();
    let failed = true;
    try {
      const result = await this.#waits.asking(query, () => this.#lose());
      failed = false;
      return result;
    } finally {
      const lasted = performance.now() - start;
      const statement = { name: statementName(text), begun, lasted, failed };
      noteStatement(statement);
      if (lasted >= SLOW_MS) this.#onSlow(statement);
    }
  }

  /** What is under way fails at once; a transaction that was begun is undone by the server. */
  #lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    void this.#client.end();
  }

  release(): void {
    this.#client.release(this.#isLost);
  }
}
