import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Backend } from '../../../../platform/backend.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { zipOutput } from '../../../../platform/zipOutput.ts';
import { EXPORTED_TABLES, LEFT_OUT } from './exportedTables.ts';
import { readTable } from './readTable.ts';

type Tools = Pick<Backend, 'database' | 'media' | 'clock' | 'log'>;

interface StoredFile {
  id: string;
  type: string;
  createdAt: Date;
}

/**
 * Everything of a provider as a ZIP that is made while it is read (C-836): `tables/<table>.json`, all of one moment,
 * `files/<media id>.<type>`, and `export.json` with what is in it and what is not. An export that was broken off has no
 * `export.json`.
 */
export function exportProvider(tools: Tools, { id, domain }: { id: string; domain: string }) {
  const zip = new ZipFile();
  const output = zipOutput(zip);
  const left = new AbortController();
  output.once('close', () => left.abort());
  zip.on('error', (error: unknown) =>
    output.destroy(new Error('Something could not be added.', { cause: error })),
  );
  const add = async (source: Readable, path: string, mtime: Date, compress: boolean) => {
    zip.addReadStream(source, path, { mtime, compress });
    const destroy = () => source.destroy();
    left.signal.addEventListener('abort', destroy, { once: true });
    if (left.signal.aborted) destroy();
    await finished(source);
    left.signal.removeEventListener('abort', destroy);
  };

  const fill = async (): Promise<void> => {
    const at = tools.clock.now();
    const tables: Record<string, number> = {};
    const files = await tools.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        // Whoever fetches it decides how long it takes.
        await sql`set local statement_timeout = 0`.execute(transaction);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        await sql`set local timezone = 'UTC'`.execute(transaction);
        for (const table of EXPORTED_TABLES) {
          const rows = readTable(transaction, table, id, (count) => (tables[table] = count));
          await add(Readable.from(rows), `tables/${table}.json`, at, true);
        }
        return filesOf(transaction, id);
      });
    const missing: string[] = [];
    for (const file of files) {
      const source = await tools.media.open(file.id, 'original').catch(() => undefined);
      // Photographs, films and PDFs are compressed already.
      if (source === undefined) missing.push(file.id);
      else await add(source, `files/${file.id}.${extensionOf(file.type)}`, file.createdAt, false);
    }
    const content = {
      provider: domain,
      at,
      tables,
      files: files.length,
      missing,
      left_out: LEFT_OUT,
    };
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), 'export.json', {
      mtime: at,
    });
    zip.end();
  };
  fill().catch((error: unknown) => {
    if (!left.signal.aborted) tools.log.error({ err: error, domain }, 'an export was broken off');
    output.destroy(new Error('The export was broken off.', { cause: error }));
  });
  return output;
}

/** Files of the provider and its customers, without what a customer had made of an own account. */
async function filesOf(transaction: Transaction, companyId: string): Promise<StoredFile[]> {
  return transaction
    .selectFrom('mediaFiles')
    .select(['id', 'type', 'createdAt'])
    .where('companyId', '=', companyId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accountExports')
            .select('accountExports.id')
            .whereRef('accountExports.mediaId', '=', 'mediaFiles.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}

/** `image/jpeg` as `jpeg`. */
const extensionOf = (type: string) => /\/([a-z0-9]+)/.exec(type)?.[1] ?? 'bin';
