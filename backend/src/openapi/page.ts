import { html, raw } from 'hono/html';
import { ownStylePolicy } from '../platform/http/ownStylePolicy.ts';
import type { Operation, Operations } from '../platform/routes/operation.ts';
import { groupTitles } from './groupTitles.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; margin: .5rem 0; }
  summary { padding: .75rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
  summary p { margin: 0; }
  code { font: .875rem ui-monospace, monospace; }
  pre { overflow: auto; padding: 0 1rem 1rem; margin: 0; font: .8125rem/1.5 ui-monospace, monospace; }
  h3 { margin: 0; padding: .5rem 1rem; font-size: .875rem; }
`;
/** Content security policy of the page: its own style and nothing else. */
export const pagePolicy = ownStylePolicy(style);

/** The document for people: every call with its rule, request and answer, without script. */
export function openApiPage(operations: Operations, answers: Readonly<Record<string, unknown>>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · Customer portal</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <h1>Customer portal API</h1>
        <p>
          Every call. The OpenAPI 3.1 document is
          <a href="/openapi.json">/openapi.json</a>.
        </p>
        ${Object.entries(groupTitles).map(
          ([key, title]) =>
            html`<h2>${title}</h2>
              ${Object.entries(operations)
                .filter(([, { group }]) => group === key)
                .map(([route, operation]) => entry(route, operation, answers[route]))}`,
        )}
      </body>
    </html>`;
}

function entry(route: string, { summary, access, scopes, request }: Operation, answer: unknown) {
  return html`<details>
    <summary>
      <code>${route}</code>
      <p>${summary} · access: ${access}${scopes && `, keys: ${['all', ...scopes].join(', ')}`}</p>
    </summary>
    ${
      request === undefined
        ? ''
        : html`<h3>Request</h3>
            <pre tabindex="0">${JSON.stringify({ ...request, as: undefined }, null, 2)}</pre>`
    }
    ${
      answer === undefined
        ? ''
        : html`<h3>Answer</h3>
            <pre tabindex="0">${JSON.stringify(answer, null, 2)}</pre>`
    }
  </details>`;
}
