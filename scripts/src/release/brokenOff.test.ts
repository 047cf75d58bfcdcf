import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { integrityOf } from '@portal/storage/integrityOf';
import { openAssetStore } from '@portal/storage/assets/openAssetStore';
import { startBucket, type TestBucket } from '@portal/storage/testing/startBucket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadBuild } from './uploadBuild.ts';

const FILES = 24;
/** Requests that are answered before the store falls silent: the listing, and some files. */
const ANSWERED = 25;

const folder = mkdtempSync(join(tmpdir(), 'broken-off-'));
const files = Array.from({ length: FILES }, (_none, index) => {
  const [path, content] = [`part.${index}.js`, `export const part = ${index};\n`.repeat(500)];
  writeFileSync(join(folder, path), content);
  return { path, content, integrity: integrityOf(content) };
});
const here = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)));

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

/** The way to the bucket, which falls silent in the middle. */
async function openWay() {
  let [left, passing] = [ANSWERED, 0];
  let silent: () => void = () => undefined;
  const isSilent = new Promise<void>((resolve) => {
    silent = resolve;
  });
  // Once a request is held and none is on its way any more, the bucket has all that it will ever get.
  const look = () => {
    if (left < 0 && passing === 0) silent();
  };
  const way = createServer((incoming, answer) => {
    left -= 1;
    if (left < 0) return look();
    passing += 1;
    const { method, url, headers } = incoming;
    const passed = ask(new URL(url ?? '', bucket.server), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer).once('close', () => {
        passing -= 1;
        look();
      });
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const address = way.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  const stop = () => {
    way.closeAllConnections();
    return new Promise((resolve) => way.close(resolve));
  };
  return { address: `http://127.0.0.1:${address.port}/portal`, isSilent, stop };
}

/** The command's upload, in a process of its own. */
function startUpload(variables: Record<string, string>) {
  const program = `
    import { onInterruption } from ${here('../processes/onInterruption.ts')};
    import { uploadBuild } from ${here('./uploadBuild.ts')};
    import { assetsOfInstallation } from ${here('../mgmt/assetsOfInstallation.ts')};
    onInterruption(() => 'Interrupted: run it again.');
    const build = ${JSON.stringify({ folder, name: 'mf-a', files: files.map(({ path, integrity }) => ({ path, integrity })) })};
    await uploadBuild('mf-a 1.0.0', build, assetsOfInstallation({ dataFolder: ${JSON.stringify(folder)} }));
  `;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
  return { child, ended };
}

test.each([
  ['SIGKILL', { code: null, said: '' }],
  ['SIGINT', { code: 130, said: '\nInterrupted: run it again.\n' }],
] as const)(
  'after %s in the middle of an upload every file that is there is whole, and the next try adds the rest',
  async (signal, outcome) => {
    const way = await openWay();
    const variables = bucket.variables('PORTAL_ASSETS_S3', signal);
    const { child, ended } = startUpload({
      ...variables,
      PORTAL_ASSETS_S3_URL: way.address + `/${signal}`,
    });
    await Promise.race([way.isSilent, ended]);
    child.kill(signal);
    expect(await ended).toEqual(outcome);
    await way.stop();

    const store = openAssetStore(folder, variables);
    const there = await store.list('mf-a');
    expect(there.size).toBeGreaterThan(0);
    expect(there.size).toBeLessThan(FILES);
    for (const { path, content } of files.filter((file) => there.has(`mf-a/${file.path}`)))
      expect(String(await store.read(`mf-a/${path}`))).toBe(content);

    const build = { folder, name: 'mf-a', files };
    expect(await uploadBuild('mf-a 1.0.0', build, store)).toEqual({
      added: FILES - there.size,
      present: there.size,
    });
  },
  // A process of its own takes long to start on a machine that has other things to do.
  60_000,
);
