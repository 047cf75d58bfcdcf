import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { productionRouter } from './productionRouter.ts';
import iconLoader from './slim/iconLoader.mjs';
import routerLoader from './slim/routerLoader.mjs';

const host = fileURLToPath(new URL('../../../host/', import.meta.url));

test('the production build of the router is where it is looked for, and its parts can be dropped', () => {
  const { 'react-router$': entry = '', 'react-router/dom$': dom = '' } = productionRouter(host);
  expect(readFileSync(dom, 'utf8')).toContain('RouterProvider');
  const chunks = readFileSync(entry, 'utf8').matchAll(/from "\.\/(chunk-\w+\.mjs)"/g);
  const sources = [...chunks].map(([, name = '']) =>
    readFileSync(join(dirname(entry), name), 'utf8'),
  );
  const source = sources.join('\n');
  const slim = sources.map(routerLoader).join('\n');
  expect(source).toMatch(/^\w+\.displayName = /m);
  expect(slim).not.toMatch(/^\w+\.displayName = /m);
  expect(slim).toContain('Link = /* @__PURE__ */ React');
  expect(slim).toMatch(/RenderErrorBoundary = \/\* @__PURE__ \*\/ \(\(\) => /);
});

test('an icon keeps its drawing without keys and name', () => {
  const ui = createRequire(fileURLToPath(new URL('../../ui/package.json', import.meta.url)));
  const source = readFileSync(
    ui.resolve('lucide-react').replace(/dist.*$/, 'dist/esm/icons/wifi-off.mjs'),
    'utf8',
  );
  const slim = iconLoader(source);
  expect(source).toContain('key: "');
  expect(slim).not.toContain('key: "');
  expect(slim).not.toContain('name: "wifi-off"');
  expect(slim).toContain('["path", { d: "M12 20h.01" }]');
});
