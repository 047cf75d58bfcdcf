import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pagePolicy, type Markup } from './layout.ts';

/** The indentation of templates is a third of a page of figures. What stands in `pre`, and what is hashed, stays. */
const withoutIndentation = (page: string): string =>
  page
    .split(/(<(pre|style|script)\b.*?<\/\2>)/s)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 ? part.replace(/\s*\n\s*/g, '\n') : part))
    .join('');

/** Answers with a page, under the policy of these pages. */
export async function showPage(
  context: Context,
  page: Markup,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  context.header('Content-Security-Policy', pagePolicy);
  return context.html(withoutIndentation(String(await page)), status);
}
