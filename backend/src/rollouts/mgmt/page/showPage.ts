import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pagePolicy, type Markup } from './layout.ts';

/** Answers with a page, under the policy of these pages. */
export async function showPage(
  context: Context,
  page: Markup,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  context.header('Content-Security-Policy', pagePolicy);
  return context.html(page, status);
}
