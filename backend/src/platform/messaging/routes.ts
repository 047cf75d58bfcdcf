import * as v from 'valibot';
import { html, raw } from 'hono/html';
import { ownStylePolicy } from '../http/ownStylePolicy.ts';
import type { Backend } from '../backend.ts';
import { describedRoutes, type DescribedRoutes } from '../routes/describedRoutes.ts';
import { readOutbox, type KeptMessage } from './outbox.ts';
import { texts } from './texts.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  ol { list-style: none; padding: 0; display: grid; gap: .75rem; }
  li { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; padding: 1rem; }
  header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; opacity: .75; font-size: .875rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0; }
`;
const policy = ownStylePolicy(style);
const time = new Intl.DateTimeFormat('pt-PT', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `GET /dev/outbox` for people and `GET /dev/outbox.json?to=` for tests; mounted in development and test only. */
export function outboxRoutes({ database }: Backend): DescribedRoutes {
  const routes = describedRoutes('system');
  routes.get(
    '/dev/outbox.json',
    {
      access: 'development',
      summary: 'Messages that were kept instead of sent',
      query: v.object({ to: v.optional(v.string()) }),
      request: { query: { to: 'nobody@exemplo.pt' } },
    },
    async (context) =>
      context.json({ messages: await readOutbox(database, context.req.query('to')) }),
  );
  routes.get(
    '/dev/outbox',
    {
      access: 'development',
      summary: 'Messages that were kept instead of sent, as a page',
      type: 'text/html',
    },
    async (context) => {
      context.header('Content-Security-Policy', policy);
      return context.html(page(await readOutbox(database, context.req.query('to'))));
    },
  );
  return routes;
}

function page(messages: KeptMessage[]) {
  return html`<!doctype html>
    <html lang="pt-PT">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="3" />
        <title>${texts.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <h1>${texts.title}</h1>
        <p>${texts.lead}</p>
        ${
          messages.length === 0
            ? html`<p>${texts.empty}</p>`
            : html`<ol>
                ${messages.map(entry)}
              </ol>`
        }
      </body>
    </html>`;
}

function entry(message: KeptMessage) {
  return html`<li>
    <header>
      <span>${texts.channel[message.channel]} · ${texts.to} ${message.to}</span>
      <time datetime="${message.sent_at}">${time.format(new Date(message.sent_at))}</time>
    </header>
    ${message.subject === null ? '' : html`<strong>${message.subject}</strong>`}
    <pre>${message.text}</pre>
    ${message.calendar === null ? '' : html`<small>${texts.calendar}</small>`}
    ${message.attachments.map(({ name }) => html`<small>${texts.attached} ${name}</small>`)}
  </li>`;
}
