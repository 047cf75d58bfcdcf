import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

const named = /^\/\* ([\w -]+) \*\/ /;

/**
 * A pool whose connections prepare, once each, the statements that begin with a comment of their name: PostgreSQL then
 * parses and plans them no more. For what every request asks; `runPrepared` writes such statements.
 */
export function namedStatements(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => new NamingClient(await pool.connect()),
    end: () => pool.end(),
  };
}

const commands = ['DELETE', 'INSERT', 'MERGE', 'SELECT', 'UPDATE'] as const;

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('Rows are not streamed.');
    return this.#run(statement, values);
  }

  async #run<Row>(text: string, given: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = named.exec(text)?.[1];
    const values = [...given];
    const { command, rowCount, rows } = await this.#client.query(
      name === undefined ? { text, values } : { name, text, values },
    );
    const known = commands.find((each) => each === command) ?? 'SELECT';
    return { command: known, rowCount: rowCount ?? 0, rows };
  }

  release(): void {
    this.#client.release();
  }
}
