import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { ownStylePolicy } from '../../../platform/http/ownStylePolicy.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
  ul { list-style: none; padding: 0; display: grid; gap: .75rem; }
  li, main.card { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 14px; padding: 1rem; }
  .amount { font-size: 1.5rem; font-weight: 640; font-variant-numeric: tabular-nums; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin: .5rem 0; font-variant-numeric: tabular-nums; }
  dd { margin: 0; } .quiet { opacity: .7; font-size: .875rem; }
  form { display: inline; } button { font: inherit; min-height: 44px; padding: 0 1.25rem; border-radius: 12px; border: 1px solid; background: none; color: inherit; }
  button.main { background: CanvasText; color: Canvas; }
`;
const policy = ownStylePolicy(style);

/** Answers with a page of the sandbox, kept by nobody; with `refresh` it is asked for again every five seconds. */
export function showPage(
  context: Context,
  title: string,
  content: ReturnType<typeof html>,
  refresh = false,
): Response | Promise<Response> {
  context.header('Content-Security-Policy', policy);
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(
    html`<!doctype html>
      <html lang="pt-PT">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${refresh ? html`<meta http-equiv="refresh" content="5" />` : ''}
          <title>${title}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          ${content}
        </body>
      </html>`,
  );
}
