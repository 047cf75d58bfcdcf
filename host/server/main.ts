import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createEdge } from './createEdge.ts';
import { readEnvironment } from './environment.ts';
import { keepHostBuild } from './keepHostBuild.ts';
import { keepTrying } from './keepTrying.ts';

const environment = readEnvironment(process.env, fileURLToPath(new URL('../../', import.meta.url)));

// Before the first page of this build is sent: whoever has one may ask another edge for its parts.
await keepTrying(
  () => keepHostBuild(environment),
  (failure) =>
    process.stderr.write(
      failure === null
        ? "The host's files are in the asset storage now.\n"
        : `The host's files could not be put into the asset storage. ${failure.message}\n` +
            'Pages that are open will miss parts once another build takes the place of this one. It is tried again; ' +
            'where this edge may not write run npm run release -- host.\n',
    ),
);

const server = serve(
  { fetch: createEdge(environment).fetch, port: environment.port, hostname: environment.host },
  ({ port }) => process.stdout.write(`The edge listens on port ${port}.\n`),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${environment.port} is in use: end that program or set PORTAL_EDGE_PORT.`
      : error.message;
  process.stderr.write(`The edge could not start. ${reason}\n`);
  process.exit(1);
});

function stop(): void {
  server.close(() => process.exit(0));
  // Open connections that nobody uses must not keep the process.
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5000).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
