import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endServer } from '@portal/api/serving/endServer';
import { SERVER_TIMEOUTS } from '@portal/api/serving/serverTimeouts';
import { createSpanExporter } from '@portal/api/tracing/createSpanExporter';
import { serve } from '@hono/node-server';
import { messageOf } from '@portal/domain/text/messageOf';
import { createEdge } from './createEdge.ts';
import { buildProblem } from './environment/buildProblem.ts';
import { developmentWarning } from './environment/developmentWarning.ts';
import { readEnvironment, type EdgeEnvironment } from './environment/readEnvironment.ts';
import { publishHostBuild } from './files/publishHostBuild.ts';
import { retryInBackground } from './files/retryInBackground.ts';
import { edgeLog } from './log/edgeLog.ts';

let isStopping = false;

function refuse(reason: string): never {
  process.stderr.write(`The edge could not start. ${reason}\n`);
  process.exit(1);
}

/** What the process was told; one sentence and its end where something is missing or wrong. */
function environmentOrEnd(): EdgeEnvironment {
  try {
    const told = readEnvironment(process.env, fileURLToPath(new URL('../../', import.meta.url)));
    const problem = buildProblem(told);
    if (problem === undefined) return told;
    return refuse(problem);
  } catch (error) {
    return refuse(messageOf(error));
  }
}

const environment = environmentOrEnd();
edgeLog.open(environment.logLevel);

// Before the first page of this build is sent: whoever has one may ask another edge for its parts.
await retryInBackground(
  () => publishHostBuild(environment),
  (failure) =>
    failure === null
      ? edgeLog.info({}, "The host's files are in the asset storage now.")
      : edgeLog.error(
          { error: failure.message },
          "The host's files could not be put into the asset storage. " +
            'Pages that are open will miss parts once another build takes the place of this one. It is tried again; ' +
            'where this edge may not write run npm run release -- host.',
        ),
);

const spans =
  environment.otlpUrl === undefined
    ? null
    : createSpanExporter({
        url: environment.otlpUrl,
        service: 'portal-edge',
        onLost: (spansLost, reason) => edgeLog.warn({ spansLost, reason }, 'spans were lost'),
      });
const server = serve(
  {
    fetch: createEdge(environment, () => isStopping, spans).fetch,
    port: environment.port,
    hostname: environment.host,
    serverOptions: SERVER_TIMEOUTS,
  },
  ({ port }) => edgeLog.info({ port }, 'the edge listens'),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  refuse(
    error.code === 'EADDRINUSE'
      ? `Port ${environment.port} is in use: end that program or set PORTAL_EDGE_PORT.`
      : error.message,
  );
});

const warning = developmentWarning(environment);
if (warning !== null) process.stdout.write(warning);

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // From here on /ready says no; the balancer gets a moment to notice before the door closes.
  await delay(environment.drainMilliseconds);
  await endServer(server);
  await spans?.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
