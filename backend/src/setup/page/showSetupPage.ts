import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { setupPolicy, type Markup } from './setupLayout.ts';

/** Answers with a page of the set-up, under its policy; no search engine keeps it. */
export async function showSetupPage(
  context: Context,
  page: Markup,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  context.header('Content-Security-Policy', setupPolicy);
  context.header('X-Robots-Tag', 'noindex, nofollow');
  return context.html(page, status);
}
