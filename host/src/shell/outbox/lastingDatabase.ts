import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';

/**
 * Gives a database that stays usable: browsers close that of a page that sleeps, and when the data of a site is removed, and
 * an opening may fail in passing. It is opened anew when it is next asked for.
 * @returns what asks for it. @throws where the browser keeps nothing
 */
export function lastingDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: Pick<OpenDBCallbacks<Schema>, 'upgrade' | 'blocking'>,
): () => Promise<IDBPDatabase<Schema>> {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    connection = null;
  };
  return () => {
    if (connection === null) {
      connection = openDB<Schema>(name, version, { ...callbacks, terminated: forget });
      connection.catch(forget);
    }
    return connection;
  };
}
