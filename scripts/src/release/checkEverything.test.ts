import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import type { Release } from '@portal/contract/release';
import { integrityOf } from '@portal/storage/integrityOf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkEverything } from './checkEverything.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checked-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with a program that draws its page so, and what its script does. */
function build(draw: string, script = ''): Release {
  const code = `var program={draw(input){${draw}}}`;
  const files = {
    'remoteEntry.js': `export {};${script}`,
    'program.a1.drawn': JSON.stringify({ react: '19.0.0', pages: ['details'], code }),
  };
  return {
    ...{ name: 'mf-checked', version: '1.0.0', contract: `^${CONTRACT_VERSION}`, panels: [] },
    pages: [
      {
        ...{ name: 'details', path: '/details-lite', title: 'Obra', modes: ['lite'] },
        layout: 'standard',
        firstRequests: [{ service: 'main', method: 'GET', path: '/showcase/work/:work' }],
      },
    ],
    ...{ federationName: 'mf_checked_1_0_0', base: '/assets/mf-checked/' },
    ...{ entry: 'remoteEntry.js', scripts: [], styles: [], views: {} },
    files: Object.entries(files).map(([path, content]) => {
      writeFileSync(join(folder, path), content);
      const bytes = content.length;
      return { path, integrity: integrityOf(Buffer.from(content)), bytes, brotliBytes: bytes };
    }),
  };
}

test('a release whose program does not draw is refused before anything is mounted [C-726]', async () => {
  const release = build('throw new Error("sem janela")');
  await expect(checkEverything(folder, release, Promise.resolve([]))).rejects.toThrow(
    'mf-checked 1.0.0 was not published: details does not draw: sem janela',
  );
}, 60_000);

test('a release that needs more than the oldest browsers have is refused, by file, feature and browser [C-151]', async () => {
  const release = build('return 1', 'URL.parse("/a");');
  await expect(checkEverything(folder, release, Promise.resolve([]))).rejects.toThrow(
    'mf-checked 1.0.0 was not published: remoteEntry.js needs URL.parse, which iOS 16 does not have',
  );
});
