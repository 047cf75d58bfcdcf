import type { Operations } from '../platform/routes/operation.ts';
import { describedRoutes, type DescribedRoutes } from '../platform/routes/describedRoutes.ts';
import { openApiDocument } from './openApiDocument.ts';
import examples from './examples.json' with { type: 'json' };
import { openApiPage, pagePolicy } from './page.ts';

/** The description of all calls, for programs and for people: of what the routes say when it is asked for. */
export function openApiRoutes(operations: Operations): DescribedRoutes {
  const app = describedRoutes('system');
  let document: Record<string, unknown> | undefined;
  app.get(
    '/openapi.json',
    { access: 'open', summary: 'This document', withoutExample: true },
    (context) => {
      document ??= openApiDocument(operations);
      return context.json(document);
    },
  );
  app.get(
    '/openapi',
    { access: 'open', summary: 'This document as a page', type: 'text/html' },
    (context) => {
      context.header('Content-Security-Policy', pagePolicy);
      return context.html(openApiPage(operations, examples));
    },
  );
  return app;
}
