import { inlineHash } from '@portal/storage/inlineHash';
import { html, raw } from 'hono/html';
import { pageScript } from './pageScript.ts';
import { pageStyle } from './pageStyle.ts';

/** Own style and script, forms to itself, calls to itself, nothing else. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${inlineHash(pageStyle)}`,
  `script-src ${inlineHash(pageScript)}`,
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What `html` makes. */
export type Markup = ReturnType<typeof html>;

/**
 * The frame of every page.
 * @param live whether the page keeps its table up to date
 */
export function layout(title: string, content: Markup, live = false): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Rollouts</title>
        ${raw(`<style>${pageStyle}</style>`)}
      </head>
      <body>
        <main>${content}</main>
        ${live ? raw(`<script>${pageScript}</script>`) : ''}
      </body>
    </html>`;
}
