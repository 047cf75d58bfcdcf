import type { Context } from 'hono';

/**
 * The fields of a form of these pages; none when it is of another type. They have no files: a multipart form, which may
 * be of any size, is not even read.
 */
export async function readPageFields(context: Context): Promise<URLSearchParams> {
  const type = context.req.header('content-type') ?? '';
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
  return new URLSearchParams(isForm ? await context.req.text() : '');
}

/** The same, where no field is there twice. */
export async function readPageForm(context: Context): Promise<Record<string, string>> {
  return Object.fromEntries(await readPageFields(context));
}
