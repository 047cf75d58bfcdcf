import { Hono } from 'hono';
import type { Capability } from '../platform/capability.ts';
import { openApiDocument } from './document.ts';
import examples from './examples.json' with { type: 'json' };
import { openApiPage, pagePolicy } from './page.ts';

export const openApiCapability: Capability = { name: 'openapi', routes };

/** The description of all calls, for programs and for people. */
function routes(): Hono {
  const app = new Hono({ strict: false });
  let document: Record<string, unknown> | undefined;
  app.get('/openapi.json', (context) => {
    document ??= openApiDocument();
    return context.json(document);
  });
  app.get('/openapi', (context) => {
    context.header('Content-Security-Policy', pagePolicy);
    return context.html(openApiPage(examples));
  });
  return app;
}
