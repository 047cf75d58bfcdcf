import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOOT } from '../testing/startTestEdge.ts';
import { contentOf, get, session, edgeForEachTest } from '../testing/edgeForEachTest.ts';

const start = edgeForEachTest();

test('a remote under development takes the place of its release, and only its origin is opened', async () => {
  const edge = await start((backend) => backend.get('/mgmt/boot', (c) => c.json(BOOT)), {
    developmentRemote: {
      name: 'mf-services',
      entry: new URL('http://localhost:4400/remoteEntry.js'),
    },
  });
  await mkdir(join(edge.folder, 'mf-services'));
  await writeFile(
    join(edge.folder, 'mf-services', 'remote.json'),
    JSON.stringify({
      name: 'mf-services',
      version: '1.1.0',
      contract: '^1.0.0',
      pages: [{ name: 'new', path: '/new', title: 'Nova', modes: ['full'] }],
      panels: [],
    }),
  );
  const response = await get(edge, '/client/new', session);
  const html = await response.text();
  const document = JSON.parse(contentOf(html, /id="boot-document">(.*?)<\/script>/s));
  expect(document.remotes).toMatchObject([
    {
      reason: 'development',
      fallback: null,
      release: {
        base: 'http://localhost:4400/',
        entry: 'remoteEntry.js',
        pages: [{ name: 'new' }],
      },
    },
  ]);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('http://localhost:4400');
  expect(policy).toContain('ws://localhost:4400');
});
