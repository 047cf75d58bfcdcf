import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Backend } from '../../platform/backend.ts';
import { zipOutput } from '../../platform/zipOutput.ts';
import { invoiceFileName } from '../invoices/invoiceFileName.ts';
import type { ArchiveOf } from './archiveAddress.ts';

/** A ZIP that is made while it is read. */
export interface DocumentArchive {
  bytes: number;
  content: Readable;
}

/**
 * A customer’s documents of a year as one ZIP, each with the bytes that the provider sent (INV-03), credit notes and voided
 * ones among them. One file after the other is read from the store, so that no more than a piece of one is in memory; they
 * are not compressed, and the size is known before.
 * @returns undefined where there are none, or the account is gone
 */
export async function openArchive(
  { database, media, log }: Pick<Backend, 'database' | 'media' | 'log'>,
  { companyId, clientId, year }: ArchiveOf,
): Promise<DocumentArchive | undefined> {
  const documents = await database
    .selectFrom('invoices')
    .innerJoin('clients', 'clients.id', 'invoices.clientId')
    .select(['invoices.number', 'invoices.mediaId', 'invoices.bytes', 'invoices.createdAt'])
    .where('invoices.companyId', '=', companyId)
    .where('invoices.clientId', '=', clientId)
    .where('clients.deletedAt', 'is', null)
    .where('invoices.issuedOn', '>=', `${year}-01-01`)
    .where('invoices.issuedOn', '<=', `${year}-12-31`)
    .orderBy('invoices.issuedOn')
    .orderBy('invoices.id')
    .execute();
  if (documents.length === 0) return undefined;
  const zip = new ZipFile();
  const content = zipOutput(zip);
  zip.on('error', (error: unknown) => {
    log.warn({ error: String(error) }, 'a document could not be added to an archive');
    content.destroy(new Error('A document could not be added.', { cause: error }));
  });
  // Whoever gives the download up leaves no file open.
  let current: Readable | undefined;
  content.on('close', () => current?.destroy());
  const names = new Set<string>();
  for (const { number, mediaId, bytes, createdAt } of documents) {
    const options = { mtime: createdAt, compress: false, size: bytes };
    zip.addReadStreamLazy(freeName(number, names), options, (give) => {
      media.open(mediaId, 'original').then(
        (source) => {
          current = source;
          give(null, source);
        },
        (error: unknown) => give(error, content),
      );
    });
  }
  const bytes = await new Promise<number>((resolve) => {
    // The types know nothing of the size that is given.
    zip.end({ forceZip64Format: false, comment: '' }, (...sizes: number[]) =>
      resolve(sizes[0] ?? 0),
    );
  });
  return { bytes, content };
}

/** The name of a document’s file, told apart from the others of its archive: numbers of two kinds may be the same. */
function freeName(number: string, taken: Set<string>): string {
  const usual = invoiceFileName(number);
  let name = usual;
  for (let copy = 2; taken.has(name); copy += 1) name = usual.replace(/\.pdf$/, `-${copy}.pdf`);
  taken.add(name);
  return name;
}
