import type { Context } from 'hono';
import { accepts } from '../files/accepts.ts';
import { brotli } from '../files/brotli.ts';

/** Sends a document, compressed where the browser can read that. */
export async function sendHtml(context: Context, html: string): Promise<Response> {
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Vary', 'Accept-Encoding, Cookie');
  if (!accepts(context, 'br')) return context.body(html);
  context.header('Content-Encoding', 'br');
  return context.body(await brotli(html));
}
