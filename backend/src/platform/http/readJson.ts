import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from './apiError.ts';
import { texts } from './texts.ts';

type Schema = v.GenericSchema | v.GenericSchemaAsync;

/**
 * Reads and checks a JSON body.
 * @throws ApiError 400 with the message of the first broken rule when that is written for customers
 */
export async function readJson<S extends Schema>(
  context: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  // Multipart bodies are exempt from the size limit of limitBody.ts and must never be read whole.
  if (context.req.header('content-type')?.startsWith('multipart/') === true)
    throw new ApiError(400, texts.badRequest);
  let body: unknown;
  try {
    const text = await context.req.text();
    body = text === '' ? {} : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError(400, texts.badRequest);
    throw error;
  }
  return check(schema, body);
}

/** Checks the query string. @throws ApiError 400 */
export function readQuery<S extends Schema>(
  context: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  return check(schema, context.req.query());
}

async function check<S extends Schema>(schema: S, value: unknown): Promise<v.InferOutput<S>> {
  const result = await v.safeParseAsync(schema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const field = v.getDotPath(issue) ?? undefined;
  // valibot's own messages are English and start with "Invalid"; ours are Portuguese and may be shown.
  const isOwn = !issue.message.startsWith('Invalid');
  const words = field === undefined ? texts.invalidFields : texts.wrongFormat(field);
  const message = isOwn ? issue.message : words;
  throw new ApiError(400, message, { extra: field === undefined ? {} : { field } });
}

/** Checks the fields of a form. @throws ApiError 400 */
export function readFields<S extends Schema>(
  fields: Readonly<Record<string, string>>,
  schema: S,
): Promise<v.InferOutput<S>> {
  return check(schema, fields);
}
