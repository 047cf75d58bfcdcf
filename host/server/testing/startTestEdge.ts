import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve, type ServerType } from '@hono/node-server';
import type { BootDocument } from '@portal/contract/bootDocument';
import type { Release } from '@portal/contract/release';
import { integrityOf } from '@portal/storage/integrityOf';
import { Hono } from 'hono';
import { createEdge } from '../createEdge.ts';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';

export const HASH = `sha384-${'A'.repeat(64)}`;

export const RELEASE: Release = {
  name: 'mf-services',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: [
    {
      name: 'services',
      path: '/services/:id?',
      title: 'Serviços',
      modes: ['full'],
      layout: 'standard',
      firstRequests: [
        { service: 'main', method: 'GET', path: '/services/active' },
        { service: 'calendar', method: 'GET', path: '/days/:id/' },
      ],
    },
    {
      name: 'lite',
      path: '/services-lite/:id?',
      title: 'Início',
      modes: ['lite'],
      layout: 'standard',
      firstRequests: [
        { service: 'main', method: 'GET', path: '/showcase/:work' },
        { service: 'main', method: 'GET', path: '/showcase/:other' },
      ],
    },
    { name: 'login', path: '/login', title: 'Entrar', modes: ['visitor'], layout: 'bare' },
  ],
  panels: [],
  federationName: 'mf_services_1_0_0',
  base: '/assets/mf-services/',
  entry: 'remoteEntry.1.js',
  scripts: ['remote.1.js'],
  styles: ['remote.1.css'],
  views: {
    'page-services': { scripts: ['page-services.1.js'], styles: ['page-services.1.css'] },
    'page-login': { scripts: ['page-login.1.js'], styles: [] },
  },
  files: [
    'remoteEntry.1.js',
    'remote.1.js',
    'remote.1.css',
    'page-services.1.js',
    'page-services.1.css',
    'page-login.1.js',
    'panel-agenda.1.js',
  ].map((path) => ({ path, integrity: HASH, bytes: 1, brotliBytes: 1 })),
};

/** The host's script. */
export const SCRIPT = 'export {};\n'.repeat(50);

/** The program that the document carries in itself. */
const EARLY = 'ask("</script>")\n';

export const BOOT: BootDocument = {
  provider: {
    domain: 'auto-mirante.localhost',
    name: 'Auto <Mirante> & Filhos',
    vertical: 'auto',
    brand: '#12356b',
    logo: '/api/main/photos/company/logo.svg',
    itemLabel: 'Viatura',
    itemLabelPlural: 'Viaturas',
    supportsItems: true,
    iconSet: 'AUTO',
  },
  remotes: [{ name: 'mf-services', release: RELEASE, fallback: null, reason: 'everyone' }],
  degraded: false,
  resolvedAt: '2026-01-01T10:00:00.000Z',
  environment: 'test',
};

export interface TestEdge {
  edge: Hono;
  /** What the edge was told; another one with the same is a restart of it. */
  environment: EdgeEnvironment;
  folder: string;
  /** The backend behind the edge; stop it to see what happens then. */
  backend: Hono;
  stopBackend(): Promise<void>;
  stop(): Promise<void>;
}

/** An edge with a built host, one published release and a backend of its own, all on disk and in TCP. */
export async function startTestEdge(
  prepare: (backend: Hono) => void,
  changes: Partial<EdgeEnvironment> = {},
): Promise<TestEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const dist = join(folder, 'host', 'dist');
  const assets = join(folder, 'data', 'assets', 'mf-services');
  await Promise.all([mkdir(dist, { recursive: true }), mkdir(assets, { recursive: true })]);
  const ofHost = {
    'main.1.js': SCRIPT,
    'early.1.js': EARLY,
    'main.1.css': 'body{margin:0}',
    'font.1.woff2': 'font',
  };
  await Promise.all([
    ...Object.entries(ofHost).map(([path, content]) => writeFile(join(dist, path), content)),
    writeFile(
      join(dist, 'host.json'),
      JSON.stringify({
        version: '1.0.0',
        contract: '1.1.0',
        base: '/assets/host/',
        entry: 'main.1.js',
        sessionAtEdge: true,
        answersInDocument: true,
        scripts: [],
        styles: ['main.1.css'],
        views: {},
        files: Object.entries(ofHost).map(([path, content]) => ({
          path,
          integrity: integrityOf(content),
          bytes: 1,
          brotliBytes: 1,
        })),
      }),
    ),
    writeFile(join(assets, 'remoteEntry.1.js'), SCRIPT),
    writeFile(join(assets, 'remoteEntry.1.js.br'), brotliCompressSync(SCRIPT)),
  ]);

  const backend = new Hono();
  prepare(backend);
  let server: ServerType | undefined;
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: backend.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve(info.port),
    );
  });
  const stopBackend = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
      server = undefined;
    });
  const environment: EdgeEnvironment = {
    port: 0,
    host: '127.0.0.1',
    backend: new URL(`http://127.0.0.1:${port}`),
    dataDirectory: join(folder, 'data'),
    assetBucket: undefined,
    workspace: folder,
    hostBuild: dist,
    drainMilliseconds: 0,
    answersMilliseconds: 5000,
    drawsPages: true,
    drawing: null,
    otlpUrl: undefined,
    metricsToken: undefined,
    logLevel: 'info',
    mode: 'test',
    developmentRemote: null,
    allowsOverride: true,
    recording: null,
    ...changes,
  };
  return {
    edge: createEdge(environment),
    environment,
    folder,
    backend,
    stopBackend,
    async stop() {
      await stopBackend();
      // A copy of a boot document may still be on its way to the disk.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
