import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import webpack, { type Stats } from 'webpack';
import { remoteConfig } from './remoteConfig.ts';

const installed = fileURLToPath(new URL('../../../mf-services/node_modules', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'served-remote-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
const view = (words: string) => `export default function View() { return <p>${words}</p>; }\n`;

test('what a mended syntax error brings is an update of the page of before, which keeps what was typed', async () => {
  write('pnpm-workspace.yaml', '');
  write('package.json', JSON.stringify({ name: '@portal/mf-one', version: '0.1.0' }));
  const manifest = { name: 'mf-one', version: '0.1.0', contract: '^1.0.0', pages: [], panels: [] };
  write('remote.json', JSON.stringify(manifest));
  write('src/remote.tsx', `import View from './View.tsx';\nexport const mount = () => View;\n`);
  write('src/View.tsx', view('before'));
  symlinkSync(installed, join(folder, 'node_modules'));
  const configuration = remoteConfig(folder)({
    mode: 'development',
    version: '0.1.0',
    outputFolder: join(folder, 'out'),
  });
  const compiler = webpack(configuration);
  // As the development server adds it.
  new webpack.HotModuleReplacementPlugin().apply(compiler);
  let built: Stats | undefined;
  const watching = compiler.watch({ aggregateTimeout: 0, poll: 50 }, (_error, stats) => {
    built = stats;
  });
  /** The build after the one before. */
  async function next(change: () => void, isBroken = false): Promise<Stats> {
    const before = built;
    change();
    await expect
      .poll(() => built !== before && built?.hasErrors() === isBroken, { timeout: 60_000 })
      .toBe(true);
    if (built === undefined) throw new Error('Nothing was built.');
    return built;
  }
  try {
    const first = await next(() => undefined);
    await next(() => write('src/View.tsx', 'export default function {'), true);
    await next(() => write('src/View.tsx', view('after')));
    const update = readFileSync(join(folder, 'out', `remote.${first.hash}.hot-update.mjs`), 'utf8');
    expect(update).toContain('after');
    expect(update).not.toContain('Module build failed');
  } finally {
    await new Promise((resolve) => watching?.close(resolve));
  }
}, 180_000);
