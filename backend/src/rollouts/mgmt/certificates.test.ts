import { serve } from '@hono/node-server';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../testing/backendProcess.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const CADDY = '/usr/bin/caddy';
const CADDYFILE = path.join(import.meta.dirname, '../../../../deploy/Caddyfile');
const DOCS = '../../../../docs/operations.md';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'servida.pt', { alternate_domains: ['www.servida.pt'] });
  await createProvider(portal, 'suspensa.pt');
  await mgmt('/providers/suspensa.pt/suspend', { reason: 'Férias.' });
  await mgmt('/setup-links', { name: 'Nova', domain: 'rascunho.pt', contact: 'dona@exemplo.pt' });
});
afterAll(() => portal.close());

const mgmt = (address: string, json: unknown) =>
  portal.call('POST', `/mgmt${address}`, { token: portal.adminToken, json });

test('every name of a provider is ours, of a draft and a suspended one too, and no other [C-835]', async () => {
  const asked = ['servida.pt', 'WWW.servida.pt', 'suspensa.pt', 'rascunho.pt', 'alheia.pt', ''];
  const answers = await Promise.all(
    asked.map((name) => portal.call('GET', `/mgmt/certificate?domain=${name}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 404]);
  expect((await portal.call('GET', '/mgmt/certificate')).status).toBe(400);
});

// Debian's package `caddy`.
test.runIf(existsSync(CADDY))(
  'a real proxy with the file of an installation gets a certificate for ours and none for strangers [C-835]',
  { timeout: 120_000 },
  async () => {
    await behindCaddy('', async (visit) => {
      await expect.poll(() => visit('servida.pt'), { timeout: 60_000 }).toBe('DNS:servida.pt 200');
      expect(await visit('www.servida.pt')).toBe('DNS:www.servida.pt 200');
      expect(await visit('suspensa.pt')).toBe('DNS:suspensa.pt 200');
      expect(await visit('rascunho.pt')).toBe('DNS:rascunho.pt 404');
      expect(await visit('alheia.pt')).toMatch(/alert/i);
      expect(await visit('sub.servida.pt')).toMatch(/alert/i);
    });
  },
);

test.runIf(existsSync(CADDY))(
  "the site of docs/operations.md beside it opens the operators' pages to the network that it names alone [C-985]",
  { timeout: 120_000 },
  async () => {
    const docs = readFileSync(path.join(import.meta.dirname, DOCS), 'utf8');
    const [, site = ''] = /^```caddy\n([^`]*)^```$/m.exec(docs) ?? [];
    expect(site).toContain('remote_ip 10.8.0.0/24');
    await behindCaddy(site, async (visit) => {
      await expect.poll(() => visit('servida.pt'), { timeout: 60_000 }).toContain('200');
      expect(await visit('operacao.example.pt', '/operations/providers')).toMatch(/hang up|reset/);
    });
    await behindCaddy(site.replace('10.8.0.0/24', '127.0.0.0/8'), async (visit) => {
      const asked = () => visit('operacao.example.pt', '/operations/providers');
      await expect.poll(asked, { timeout: 60_000 }).toBe('DNS:operacao.example.pt 401');
      expect(await visit('operacao.example.pt', '/mgmt/providers')).not.toContain('401');
      expect(await visit('servida.pt')).toBe('DNS:servida.pt 200');
    });
  },
);

/** Visits a backend through a Caddy with the shipped file, and what stands behind it. */
async function behindCaddy(
  site: string,
  work: (visit: (name: string, address?: string) => Promise<string>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-caddy-'));
  const [backendPort, port] = [await freePort(), await freePort()];
  const server = serve({ fetch: portal.app.fetch, port: backendPort, hostname: '127.0.0.1' });
  const caddy = startCaddy(folder, { backend: backendPort, port, site });
  try {
    const root = path.join(folder, 'caddy/pki/authorities/local/root.crt');
    await expect.poll(() => existsSync(root), { timeout: 60_000 }).toBe(true);
    const ca = readFileSync(root, 'utf8');
    await work((name, address) => certificateOf(name, { port, ca, address }));
  } finally {
    caddy.kill();
    if (caddy.exitCode === null) await new Promise((resolve) => caddy.once('exit', resolve));
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Caddy with the file that is shipped; of it other ports, and its own authority in the place of a public one. */
function startCaddy(
  folder: string,
  { backend, port, site }: { backend: number; port: number; site: string },
): ChildProcess {
  const file = path.join(folder, 'Caddyfile');
  const shipped = `${readFileSync(CADDYFILE, 'utf8')}\n${site}`;
  writeFileSync(
    file,
    shipped
      .replaceAll(/127\.0\.0\.1:430[01]/g, `127.0.0.1:${backend}`)
      .replace(
        /^\{/m,
        `{\n\tadmin off\n\tauto_https disable_redirects\n\thttps_port ${port}\n\tlocal_certs\n\tskip_install_trust`,
      ),
  );
  return spawn(CADDY, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
}

/** The names in the certificate with which an address is answered, and the status; or why there was none. */
function certificateOf(
  servername: string,
  { port, ca, address = '/main/config' }: { port: number; ca: string; address?: string },
): Promise<string> {
  return new Promise((resolve) => {
    const request = get(
      {
        ...{ host: '127.0.0.1', port, path: address, ca, servername },
        ...{ headers: { host: servername }, agent: false },
      },
      (answer) => {
        const { socket } = answer;
        const names =
          'getPeerCertificate' in socket && typeof socket.getPeerCertificate === 'function'
            ? String(Object(socket.getPeerCertificate()).subjectaltname)
            : 'no certificate';
        answer.resume();
        resolve(`${names} ${answer.statusCode}`);
      },
    );
    request.once('error', (error) => resolve(error.message));
  });
}
