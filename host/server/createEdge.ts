import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { BootDocument } from '@portal/contract/bootDocument';
import type { Override } from '@portal/rollout/override';
import { forCustomer } from '@portal/rollout/providerBoot';
import { platformOf } from '@portal/contract/wrapperIdentity';
import { createAssetBucket } from '@portal/storage/createAssetBucket';
import { createAssetFolder } from '@portal/storage/createAssetFolder';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { DOCUMENT_IDENTITY } from '../src/address/documentIdentity.ts';
import { appPath, BASE } from '../src/address/appPath.ts';
import { accepts } from './files/accepts.ts';
import { serveAsset, type ReadAsset } from './files/serveAsset.ts';
import { createBootDocuments } from './boot/createBootDocuments.ts';
import { brotli } from './files/brotli.ts';
import { createDeveloperOverrides } from './overrides/createDeveloperOverrides.ts';
import { readLocalManifest, withLocalRemote } from './overrides/withLocalRemote.ts';
import type { EdgeEnvironment } from './environment/readEnvironment.ts';
import { createHostBuildReader } from './files/createHostBuildReader.ts';
import { createAssetCache } from './files/createAssetCache.ts';
import { createBootCache } from './boot/createBootCache.ts';
import { OVERRIDE_PATH } from './overrides/overridePage.ts';
import { renderPage } from './html/renderPage.ts';
import { startingPage } from './html/startingPage.ts';
import { identityOf } from './boot/identityOf.ts';
import { renewSession } from './proxy/renewSession.ts';
import { limitLengthOfCalls, proxyToBackend } from './proxy/proxyToBackend.ts';
import { sendRevision } from './boot/sendRevision.ts';
import {
  contentSecurityPolicy,
  INTEGRITY_POLICY,
  NOTHING_RUNS,
  obeysIntegrityPolicy,
  securityHeaders,
} from './securityHeaders.ts';
import { sendServiceWorker, WORKER_PATH } from './files/sendServiceWorker.ts';
import { texts } from './texts.ts';
import { MANIFEST_PATH, sendManifest } from './files/sendManifest.ts';
import {
  inSimulator,
  isFramedBySimulator,
  mountWrapperSimulator,
} from './simulator/mountWrapperSimulator.ts';

/** Host name as the browser sees it, with port; a proxy in front may forward it. */
function publicHost(context: Context): string {
  const host = context.req.header('x-forwarded-host') ?? context.req.header('host') ?? '';
  const first = host.split(',')[0]?.trim().toLowerCase() ?? '';
  return /^[\w.:[\]-]+$/.test(first) ? first : 'invalid.localhost';
}

function protocolOf(context: Context): 'http' | 'https' {
  return context.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http';
}

function domainOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

async function sendPage(context: Context, html: string): Promise<Response> {
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Vary', 'Accept-Encoding, Cookie');
  if (!accepts(context, 'br')) return context.body(html);
  context.header('Content-Encoding', 'br');
  return context.body(await brotli(html));
}

/**
 * The edge: pages, built files, and the way to the backend. It keeps no state but short caches.
 * @param isStopping whether the process was asked to end: /ready says so, and nobody keeps a connection
 */
export function createEdge(
  environment: EdgeEnvironment,
  isStopping: () => boolean = () => false,
): Hono {
  const { backend, dataDirectory, workspace, developmentRemote, recording } = environment;
  const hostFolder = environment.hostBuild;
  const readHostBuild = createHostBuildReader(hostFolder);
  const bootDocuments = createBootDocuments(
    backend,
    () =>
      readHostBuild().then(
        ({ version }) => version,
        () => null,
      ),
    createBootCache(join(dataDirectory, 'boot-documents')),
  );
  const ownFiles = createAssetFolder(hostFolder);
  const readAsset = environment.assetBucket
    ? createAssetCache(
        createAssetBucket(environment.assetBucket),
        join(dataDirectory, 'asset-copies'),
      )
    : createAssetFolder(join(dataDirectory, 'assets')).read;
  const overrides = environment.allowsOverride
    ? createDeveloperOverrides(backend, (context) => domainOf(publicHost(context)))
    : null;
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders(context.req.path))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (isStopping()) context.res.headers.set('Connection', 'close');
    if (environment.mode === 'production') {
      context.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
    }
  });

  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/ready', (context) =>
    isStopping() ? context.json({ status: 'ending' }, 503) : context.json({ status: 'ready' }),
  );

  app.use('/api/*', limitLengthOfCalls);
  app.all('/api/*', (context) => proxyToBackend(context, backend));

  app.get('/assets/:remote/:path{.+}', async (context) => {
    const remote = context.req.param('remote');
    if (!/^[a-z][a-z-]*$/.test(remote)) return context.text(texts.notFound, 404);
    const stored: ReadAsset = (path) => readAsset(`${remote}/${path}`);
    const sources = remote === 'host' ? [ownFiles.read, stored] : [stored];
    return serveAsset(context, sources, context.req.param('path'));
  });

  /** The remote that this page takes from a developer's machine: of this edge, or of this browser. */
  async function localRemote(override: Override | null) {
    if (override) return { manifest: override.manifest, entry: new URL(override.entry) };
    if (!developmentRemote) return null;
    const { name, entry } = developmentRemote;
    return { manifest: await readLocalManifest(workspace, name), entry };
  }

  async function documentOf(context: Context) {
    const domain = domainOf(publicHost(context));
    const boot = await bootDocuments.of(domain);
    const known = forCustomer(boot, getCookie(context, COOKIE_NAMES.userId) ?? null);
    const override = (await overrides?.of(context, domain)) ?? null;
    const local = await localRemote(override);
    const resolved = local ? withLocalRemote(known, local) : known;
    const document: BootDocument = recording ? { ...resolved, recording } : resolved;
    return { document, override, local };
  }

  /** For a page whose document the browser had kept: what it would be now. */
  app.get(DOCUMENT_IDENTITY.path, async (context) => {
    context.header('Cache-Control', 'no-store');
    renewSession(context, protocolOf(context) === 'https');
    const { document } = await documentOf(context);
    return context.text(identityOf(document, await readHostBuild()));
  });

  async function page(context: Context): Promise<Response> {
    const host = publicHost(context);
    const protocol = protocolOf(context);
    const path = appPath(context.req.path) ?? '/';
    context.header('Cache-Control', 'private, no-cache');
    renewSession(context, protocol === 'https');
    try {
      const { document, override, local } = await documentOf(context);
      if (override) context.header('Cache-Control', 'private, no-store');
      const build = await readHostBuild();
      const identity = identityOf(document, build);
      const userAgent = context.req.header('user-agent') ?? '';
      const rendered = renderPage(document, build, {
        origin: `${protocol}://${host}`,
        path,
        search: new URL(context.req.url).search,
        hasSession: getCookie(context, COOKIE_NAMES.sessionToken) !== undefined,
        isWrapped: platformOf(userAgent) !== 'WEB',
        identity,
        override: override?.manifest.name,
      });
      // One that was made without mgmt, or with a developer's remote, is not kept for a later visit.
      if (!document.degraded && !override && rendered.mayBeCached)
        context.header(DOCUMENT_IDENTITY.header, identity);
      const policy = contentSecurityPolicy({
        script: rendered.scriptHashes.join(' '),
        style: rendered.styleHash,
        development: local?.entry ?? null,
        recording,
      });
      context.header('Content-Security-Policy', policy);
      const isSimulated = environment.mode !== 'production' && isFramedBySimulator(context);
      const isSealed = !local && !isSimulated && (!recording || recording.integrity !== undefined);
      if (isSealed && obeysIntegrityPolicy(userAgent))
        context.header('Integrity-Policy', INTEGRITY_POLICY);
      const html = isSimulated ? inSimulator(context, rendered.html, policy) : rendered.html;
      return await sendPage(context, html);
    } catch (error) {
      console.error('The page could not be made:', error instanceof Error ? error.message : error);
      context.status(503);
      context.header('Retry-After', '3');
      context.header('Cache-Control', 'no-store');
      context.header('Content-Security-Policy', NOTHING_RUNS);
      return sendPage(context, startingPage());
    }
  }

  app.get('/revision', (context) =>
    sendRevision(context, bootDocuments.of(domainOf(publicHost(context))), readHostBuild),
  );

  if (overrides) app.route(OVERRIDE_PATH, overrides.routes);
  app.get(MANIFEST_PATH, (context) =>
    sendManifest(context, bootDocuments.of(domainOf(publicHost(context)))),
  );
  if (environment.mode !== 'production') mountWrapperSimulator(app, workspace);
  app.get(WORKER_PATH, async (context) =>
    sendServiceWorker(context, ownFiles.read, await readHostBuild()),
  );
  app.get(BASE, page);
  app.get(`${BASE}/*`, page);
  app.get('/', (context) => context.redirect(BASE));
  app.notFound((context) => context.text(texts.notFound, 404));
  return app;
}
