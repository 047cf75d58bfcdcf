import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from '../files/accepts.ts';
import { brotli, BROTLI_PARAMS } from '../files/brotli.ts';

/** A document is written out in pieces of so many bytes: each is one more turn through stream and socket. */
const CHUNK = 64 * 1024;

/** What the browser gets at once, and what follows as soon as it is known: compressed as one, written out as two. */
function inTwoParts(beginning: string, end: Promise<string>, isCompressed: boolean) {
  const compressor = isCompressed
    ? createBrotliCompress({ params: BROTLI_PARAMS, chunkSize: CHUNK })
    : null;
  const written = compressor ?? new PassThrough();
  written.write(beginning);
  compressor?.flush(constants.BROTLI_OPERATION_FLUSH);
  void end.then((rest) => {
    // Nobody may read any more.
    if (!written.destroyed) written.end(rest);
  });
  return new ReadableStream<Uint8Array>({
    start(controller) {
      written.on('data', (part: Uint8Array) => controller.enqueue(part));
      written.on('end', () => controller.close());
    },
    cancel: () => void written.destroy(),
  });
}

function tellForm(context: Context, isCompressed: boolean): void {
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Vary', 'Accept-Encoding, Cookie');
  if (isCompressed) context.header('Content-Encoding', 'br');
}

/**
 * Sends a document whose beginning is compressed already, to a browser that can read that.
 * @param end what follows, compressed to stand behind it. Never rejects
 */
export function sendBegun(context: Context, beginning: Buffer, end: Promise<Buffer>): Response {
  tellForm(context, true);
  return context.body(
    new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(beginning);
        const rest = await end;
        try {
          controller.enqueue(rest);
          controller.close();
        } catch {
          // Nobody reads any more.
        }
      },
    }),
  );
}

/** Sends a document that is compressed already, to a browser that can read that. */
export function sendCompressed(context: Context, document: Uint8Array<ArrayBuffer>): Response {
  tellForm(context, true);
  return context.body(document);
}

/**
 * Sends a document, compressed where the browser can read that.
 * @param end what follows, if it is not known yet; the browser has everything else meanwhile. Never rejects
 */
export async function sendHtml(
  context: Context,
  html: string,
  end?: Promise<string>,
): Promise<Response> {
  const isCompressed = accepts(context, 'br');
  tellForm(context, isCompressed);
  if (end) return context.body(inTwoParts(html, end, isCompressed));
  return context.body(isCompressed ? await brotli(html) : html);
}
