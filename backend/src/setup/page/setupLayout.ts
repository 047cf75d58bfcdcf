import { inlineHash } from '@portal/storage/inlineHash';
import { html, raw } from 'hono/html';
import { texts } from '../texts.ts';

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f7f5f2, #13110e); color: light-dark(#1e1a16, #f2f0ed); }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.625rem; line-height: 1.25; overflow-wrap: anywhere; }
p { overflow-wrap: anywhere; }
label { display: grid; gap: .25rem; font-weight: 600; margin: 1rem 0; }
input { font: inherit; min-height: 48px; padding: 0 1rem; border-radius: 14px; border: 1px solid light-dark(#857e77, #918a83);
  background: light-dark(#fff, #1d1a17); color: inherit; width: 100%; box-sizing: border-box; }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 0 1.25rem; border-radius: 14px; border: 0; width: 100%;
  background: light-dark(#1e1a16, #f2f0ed); color: light-dark(#fff, #1e1a16); cursor: pointer; }
.plain { background: none; color: inherit; border: 1px solid light-dark(#857e77, #918a83); margin-top: .75rem; }
.wrong { color: light-dark(#982824, #ffaaa0); font-weight: 600; }
a { color: inherit; }
.button { display: grid; place-items: center; min-height: 48px; border-radius: 14px; font-weight: 600; text-decoration: none;
  background: light-dark(#1e1a16, #f2f0ed); color: light-dark(#fff, #1e1a16); }
:focus-visible { outline: 3px solid light-dark(#1e1a16, #f2f0ed); outline-offset: 2px; }
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
