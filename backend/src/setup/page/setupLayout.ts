import { inlineHash } from '@portal/storage/inlineHash';
import { html, raw } from 'hono/html';
import { texts } from '../texts.ts';

/** Colours by name and scheme: `light-dark()` is newer than the oldest browsers of owners. */
const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; --page: #f7f5f2; --field: #fff; --ink: #1e1a16;
  --on-ink: #fff; --edge: #857e77; --wrong: #982824; }
@media (prefers-color-scheme: dark) {
  :root { --page: #13110e; --field: #1d1a17; --ink: #f2f0ed; --on-ink: #1e1a16; --edge: #918a83; --wrong: #ffaaa0; }
}
body { margin: 0; background: var(--page); color: var(--ink); }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.625rem; line-height: 1.25; overflow-wrap: anywhere; }
p { overflow-wrap: anywhere; }
label { display: grid; gap: .25rem; font-weight: 600; margin: 1rem 0; }
input { font: inherit; min-height: 48px; padding: 0 1rem; border-radius: 14px; border: 1px solid var(--edge);
  background: var(--field); color: inherit; width: 100%; box-sizing: border-box; }
button, .button { display: grid; place-items: center; font: inherit; font-weight: 600; min-height: 48px; padding: 0 1.25rem;
  border-radius: 14px; border: 0; width: 100%; box-sizing: border-box; background: var(--ink); color: var(--on-ink);
  text-decoration: none; cursor: pointer; }
.plain { background: none; color: inherit; border: 1px solid var(--edge); margin-top: .75rem; }
.wrong { color: var(--wrong); font-weight: 600; }
a:not(.button) { color: inherit; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;

/** Own style, forms to itself, nothing else. */
export const setupPolicy = [
  "default-src 'none'",
  `style-src ${inlineHash(style)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What `html` makes. */
export type Markup = ReturnType<typeof html>;

/** The frame of a page of the set-up. */
export function setupLayout(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="pt">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${texts.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
