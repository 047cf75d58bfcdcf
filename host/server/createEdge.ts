import { join } from 'node:path';
import { createAssetBucket } from '@portal/storage/assets/createAssetBucket';
import { createAssetFolder } from '@portal/storage/assets/createAssetFolder';
import { Hono, type Context } from 'hono';
import { SETUP_PATH, SETUP_PORTAL } from '@portal/api/setup/setupPath';
import type { SpanExporter } from '@portal/api/tracing/createSpanExporter';
import { DOCUMENT_IDENTITY } from '../src/address/documentIdentity.ts';
import { BASE } from '../src/address/appPath.ts';
import { HOST_TICKET } from '../src/address/hostTicket.ts';
import { PUSHED_PATH } from '../src/address/pushedPath.ts';
import { SESSION_PATH } from '../src/address/sessionPath.ts';
import { LOAD_TICKET } from '../src/address/loadTicket.ts';
import { SUSPENDED_PORTAL } from '../src/address/suspendedPortal.ts';
import { createAnswerCarrier } from './answers/createAnswerCarrier.ts';
import { createAnswerReader } from './answers/createAnswerReader.ts';
import { createBootCache } from './boot/createBootCache.ts';
import { createBootDocuments } from './boot/createBootDocuments.ts';
import { createHostChooser } from './boot/createHostChooser.ts';
import { createDocumentReader } from './boot/createDocumentReader.ts';
import { openDrawings } from './drawing/openDrawings.ts';
import { identityOf } from './boot/identityOf.ts';
import { sendRevision } from './boot/sendRevision.ts';
import type { EdgeEnvironment } from './environment/readEnvironment.ts';
import { createAssetCache } from './files/createAssetCache.ts';
import { assetRoutes } from './files/assetRoutes.ts';
import { createHostBuilds } from './files/createHostBuilds.ts';
import { createHostBuildReader } from './files/createHostBuildReader.ts';
import { MANIFEST_PATH, sendManifest } from './files/sendManifest.ts';
import { sendServiceWorker, WORKER_PATH } from './files/sendServiceWorker.ts';
import { firstOf } from './files/firstOf.ts';
import { createPageSender } from './html/createPageSender.ts';
import { legalRoutes } from './legal/legalRoutes.ts';
import { edgeLog } from './log/edgeLog.ts';
import { createEdgeMetrics } from './metrics/createEdgeMetrics.ts';
import { sendMetrics } from './metrics/sendMetrics.ts';
import { watchRequests } from './metrics/watchRequests.ts';
import { createDeveloperOverrides, OVERRIDE_PATH } from './overrides/createDeveloperOverrides.ts';
import { createPreviews, PREVIEW_PATH } from './overrides/createPreviews.ts';
import { createSilenceWatch } from './proxy/createSilenceWatch.ts';
import { proxySetup } from './proxy/proxySetup.ts';
import { limitLengthOfCalls, proxyToBackend } from './proxy/proxyToBackend.ts';
import { publicDomain } from './publicHost.ts';
import { securityHeaders } from './securityHeaders.ts';
import { endSession } from './session/endSession.ts';
import { sendPushed } from './pushed/sendPushed.ts';
import { renewSession } from './session/renewSession.ts';
import { createPortalSender } from './setup/createPortalSender.ts';
import { mountSetup } from './setup/mountSetup.ts';
import { mountWrapperSimulator } from './simulator/mountWrapperSimulator.ts';
import { texts } from './texts.ts';

/**
 * The edge: pages, built files, and the way to the backend. It keeps no state but short caches.
 * @param isStopping whether the process was asked to end: /ready says so, and nobody keeps a connection
 * @param spans where spans of calls go
 */
export function createEdge(
  environment: EdgeEnvironment,
  isStopping: () => boolean = () => false,
  spans: Pick<SpanExporter, 'add'> | null = null,
): Hono {
  const { backend, dataDirectory, workspace } = environment;
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
  const allowed = environment.allowsOverride;
  const overrides = allowed ? createDeveloperOverrides(backend, publicDomain) : null;
  const previews = createPreviews(backend, publicDomain);
  const hostFiles = [ownFiles.read, (path: string) => readAsset(`host/${path}`)];
  const chooseHost = createHostChooser(createHostBuilds(readHostBuild, firstOf(hostFiles)));
  const readDocument = createDocumentReader(
    environment,
    bootDocuments,
    overrides,
    previews,
    chooseHost,
  );
  const answers = createAnswerReader(backend, environment.answersMilliseconds);
  const page = createPageSender(
    environment,
    readDocument,
    createAnswerCarrier(answers),
    openDrawings(environment, firstOf(hostFiles), readAsset),
  );
  /** The worker is that of the shell whose pages ask for it; without mgmt the edge's own will do. */
  const workerBuild = (context: Context) =>
    readDocument(context).then(({ host }) => host.build, readHostBuild);
  const silence = createSilenceWatch(backend, (sentence) => edgeLog.warn({}, sentence));
  const app = new Hono();
  const metrics = createEdgeMetrics(isStopping, environment.mode === 'production');

  app.use(watchRequests(metrics));

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

  app.get('/metrics', (context) => sendMetrics(context, metrics, environment.metricsToken));

  app.use('/api/*', limitLengthOfCalls);
  app.all('/api/*', (context) => proxyToBackend(context, backend, { silence, spans }));

  mountSetup(app, workspace);
  app.get(`${SETUP_PORTAL}/:token`, createPortalSender(backend, chooseHost));
  for (const path of [SETUP_PATH, `${SETUP_PATH}/*`]) {
    app.use(path, limitLengthOfCalls);
    app.all(path, (context) => proxySetup(context, backend, { silence, spans }));
  }

  app.route('/assets', assetRoutes(hostFiles, readAsset));

  app.delete(SESSION_PATH, endSession);

  app.get(`${PUSHED_PATH}/:id`, (context) => sendPushed(context, backend));

  /** For a page whose document the browser had kept: what it would be now. */
  app.get(DOCUMENT_IDENTITY.path, async (context) => {
    context.header('Cache-Control', 'no-store');
    const { document, host, isSuspended, ticket, hostTicket } = await readDocument(context);
    if (ticket !== null) context.header(LOAD_TICKET.header, ticket);
    if (hostTicket !== null) context.header(HOST_TICKET.header, hostTicket);
    renewSession(context, host.build);
    const shows = isSuspended && document.provider !== null ? SUSPENDED_PORTAL.identity : null;
    return context.text(shows ?? identityOf(document, host.build));
  });

  app.get('/revision', (context) =>
    sendRevision(context, bootDocuments.of(publicDomain(context)), chooseHost, previews),
  );

  if (overrides) app.route(OVERRIDE_PATH, overrides.routes);
  app.route(PREVIEW_PATH, previews.routes);
  app.get(MANIFEST_PATH, (context) =>
    sendManifest(context, bootDocuments.of(publicDomain(context))),
  );
  if (environment.mode !== 'production') mountWrapperSimulator(app, workspace);
  app.get(WORKER_PATH, async (context) =>
    sendServiceWorker(context, hostFiles, await workerBuild(context)),
  );
  app.route('/', legalRoutes(environment, readHostBuild));
  app.get(BASE, page);
  app.get(`${BASE}/*`, page);
  // A form of a drawn page where there is no script: nothing of it is taken.
  app.post(`${BASE}/*`, (context) => {
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(pathname + search, 303);
  });
  app.get('/', (context) => context.redirect(BASE));
  app.notFound((context) => context.text(texts.notFound, 404));
  return app;
}
