import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';

/** A navigation, for which alone something is drawn. */
const OPENED = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'accept-encoding': 'br',
};

/** A page that is asked for again and again. */
export interface MeasuredPage {
  /** Path and query. */
  address: string;
  /** The token of whoever opens it; absent where a link does. */
  session?: string | undefined;
}

/** Reads a document as a browser does: Node's own fetch names itself, and does not know every name of this machine. */
async function read(origin: string, { address, session }: MeasuredPage): Promise<string> {
  const { host, port, pathname, search } = new URL(origin + address);
  const cookie = session === undefined ? {} : { cookie: `sessionToken=${session}` };
  const headers = { ...OPENED, host, ...cookie };
  const asked = { hostname: '127.0.0.1', port, path: pathname + search, headers };
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(asked, resolve).on('error', reject),
  );
  return text(answer.pipe(createBrotliDecompress()));
}

/** What is in the document of a page: its root drawn, or only the answers, or neither. */
export async function readDocument(
  origin: string,
  page: MeasuredPage,
): Promise<'drawn' | 'answered' | 'empty'> {
  const html = await read(origin, page);
  if (html.includes('<div id="root" data-drawn=')) return 'drawn';
  return html.includes('data-answer=') ? 'answered' : 'empty';
}
