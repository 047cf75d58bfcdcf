import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { BootDocument } from '@portal/contract/bootDocument';
import { forCustomer } from '@portal/rollout/providerBoot';
import { platformOf } from '@portal/contract/wrapperIdentity';
import { createAssetBucket } from '@portal/storage/assetBucket';
import { createAssetFolder } from '@portal/storage/assetFolder';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { CHECK_PATH, IDENTITY_HEADER } from '../src/early/documentIdentity.ts';
import { appPath, BASE } from '../src/modes/modeOf.ts';
import { serveAsset, type ReadAsset } from './assets.ts';
import { createBootDocuments } from './bootDocuments.ts';
import { withDevelopmentRemote } from './developmentRemote.ts';
import type { EdgeEnvironment } from './environment.ts';
import { createHostBuildReader } from './hostBuild.ts';
import { keepCopies } from './keepCopies.ts';
import { renderPage } from './html/renderPage.ts';
import { startingPage } from './html/startingPage.ts';
import { identityOf } from './identityOf.ts';
import { renewSession } from './renewSession.ts';
import { proxyToBackend } from './proxy.ts';
import { contentSecurityPolicy, INTEGRITY_POLICY, SECURITY_HEADERS } from './securityHeaders.ts';
import { sendServiceWorker, WORKER_PATH } from './serviceWorker.ts';
import { texts } from './texts.ts';
import { MANIFEST_PATH, sendManifest } from './webManifest.ts';
import { inSimulator, isFramedBySimulator, mountWrapperSimulator } from './wrapperSimulator.ts';

const compress = promisify(brotliCompress);

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
  if (!/\bbr\b/.test(context.req.header('accept-encoding') ?? '')) return context.body(html);
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  context.header('Content-Encoding', 'br');
  return context.body(new Uint8Array(body));
}

/** The edge: pages, built files, and the way to the backend. It keeps no state but short caches. */
export function createEdge(environment: EdgeEnvironment): Hono {
  const { backend, dataDirectory, workspace, developmentRemote, recording } = environment;
  const hostFolder = environment.hostBuild;
  const readHostBuild = createHostBuildReader(hostFolder);
  const bootDocuments = createBootDocuments(backend);
  const ownFiles = createAssetFolder(hostFolder);
  const readAsset = environment.assetBucket
    ? keepCopies(createAssetBucket(environment.assetBucket), join(dataDirectory, 'asset-copies'))
    : createAssetFolder(join(dataDirectory, 'assets')).read;
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (environment.mode === 'production') {
      context.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
    }
  });

  app.get('/health', (context) => context.json({ status: 'ok' }));

  app.all('/api/*', (context) => proxyToBackend(context, backend));

  app.get('/assets/:remote/:path{.+}', async (context) => {
    const remote = context.req.param('remote');
    if (!/^[a-z][a-z-]*$/.test(remote)) return context.text(texts.notFound, 404);
    const stored: ReadAsset = (path) => readAsset(`${remote}/${path}`);
    const sources = remote === 'host' ? [ownFiles.read, stored] : [stored];
    return serveAsset(context, sources, context.req.param('path'));
  });

  async function documentOf(context: Context): Promise<BootDocument> {
    const boot = await bootDocuments.of(domainOf(publicHost(context)));
    const known = forCustomer(boot, getCookie(context, COOKIE_NAMES.userId) ?? null);
    const document = developmentRemote
      ? await withDevelopmentRemote(known, developmentRemote, workspace)
      : known;
    return recording ? { ...document, recording } : document;
  }

  /** For a page whose document the browser had kept: what it would be now. */
  app.get(CHECK_PATH, async (context) => {
    context.header('Cache-Control', 'no-store');
    renewSession(context, protocolOf(context) === 'https');
    return context.text(identityOf(await documentOf(context), await readHostBuild()));
  });

  async function page(context: Context): Promise<Response> {
    const host = publicHost(context);
    const protocol = protocolOf(context);
    const path = appPath(context.req.path) ?? '/';
    context.header('Cache-Control', 'private, no-cache');
    renewSession(context, protocol === 'https');
    try {
      const document = await documentOf(context);
      const build = await readHostBuild();
      const identity = identityOf(document, build);
      const rendered = renderPage(document, build, {
        origin: `${protocol}://${host}`,
        path,
        hasSession: getCookie(context, COOKIE_NAMES.sessionToken) !== undefined,
        isWrapped: platformOf(context.req.header('user-agent') ?? '') !== 'WEB',
        identity,
      });
      // One that was made without mgmt is not kept for a later visit.
      if (!document.degraded) context.header(IDENTITY_HEADER, identity);
      const policy = contentSecurityPolicy({
        script: rendered.scriptHashes.join(' '),
        style: rendered.styleHash,
        development: developmentRemote,
        recording,
      });
      context.header('Content-Security-Policy', policy);
      const isSimulated = environment.mode !== 'production' && isFramedBySimulator(context);
      const isSealed =
        !developmentRemote && !isSimulated && (!recording || recording.integrity !== undefined);
      if (isSealed) context.header('Integrity-Policy', INTEGRITY_POLICY);
      const html = isSimulated ? inSimulator(context, rendered.html, policy) : rendered.html;
      return await sendPage(context, html);
    } catch (error) {
      console.error('The page could not be made:', error instanceof Error ? error.message : error);
      context.status(503);
      context.header('Retry-After', '3');
      context.header('Cache-Control', 'no-store');
      context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      return sendPage(context, startingPage());
    }
  }

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
