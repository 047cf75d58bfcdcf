import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../packages.ts';
import { isPortFree } from './ports.ts';
import { isHealthy } from './isHealthy.ts';
import { startServer, type ServerDefinition } from './serverProcess.ts';

const SERVER = `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  if (request.url === '/end') process.exit(3);
  response.end('ok');
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => { console.log('stopped in order'); process.exit(0); });
`;

let folder = '';

/** Below the ports that systems give away, so that nothing takes it before the server does. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await isPortFree(port)) ? port : freePort();
}

async function definition(name: string, program: string): Promise<ServerDefinition> {
  const port = await freePort();
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, program);
  return {
    name,
    program: relative(root, file),
    health: `http://127.0.0.1:${port}/health`,
    environment: { PORT: String(port) },
    logFolder: folder,
  };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-process-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a server is started, answers, and is stopped in order', async () => {
  const wanted = await definition('good', SERVER);
  const server = await startServer(wanted);
  expect(await isHealthy(wanted.health)).toBe(true);
  await server.stop();
  await server.stop();
  expect(await isHealthy(wanted.health)).toBe(false);
  expect(readFileSync(join(folder, 'good.log'), 'utf8')).toContain('stopped in order');
});

test('a server that ends by itself is reported', async () => {
  const wanted = await definition('lost', SERVER);
  const server = await startServer(wanted);
  await isHealthy(wanted.health.replace('/health', '/end'));
  expect(await server.lost).toContain('The lost ended unexpectedly');
});

test('a server that does not start is refused with the end of its log', async () => {
  const wanted = await definition('bad', "throw new Error('no database here');");
  await expect(startServer(wanted)).rejects.toThrow('no database here');
});
