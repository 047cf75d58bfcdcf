import type { Context } from 'hono';

/**
 * The fields of a form of these pages; none when it is of another type. They have no files: a multipart form, which may
 * be of any size, is not even read.
 */
export async function readPageForm(context: Context): Promise<Record<string, string>> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return {};
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}
