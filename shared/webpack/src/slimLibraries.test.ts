import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { productionRouter } from './productionRouter.ts';
import iconLoader from './slim/iconLoader.mjs';
import routerLoader from './slim/routerLoader.mjs';
import singleSpaLoader from './slim/singleSpaLoader.mjs';

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

test('the lifecycles mount without what looks for an element, and another library is refused', () => {
  const remote = createRequire(
    fileURLToPath(new URL('../../remote/package.json', import.meta.url)),
  );
  const folder = dirname(remote.resolve('single-spa-react/package.json'));
  const source = readFileSync(join(folder, 'lib/esm/single-spa-react.js'), 'utf8');
  const slim = singleSpaLoader(source);
  expect(source).toContain('dom-element-getter-helpers');
  expect(slim).not.toContain('dom-element-getter-helpers');
  expect(slim).not.toContain('console.warn');
  expect(slim).toContain('e.updateResolves[n.name].forEach');
  expect(slim).toMatch(/export\{c as SingleSpaContext,i as default\};/);
  expect(() => singleSpaLoader(slim)).toThrow('single-spa-react has changed');
});
