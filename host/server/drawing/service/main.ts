import { rmSync } from 'node:fs';
import { SERVER_TIMEOUTS } from '@portal/api/serving/serverTimeouts';
import { createAdaptorServer } from '@hono/node-server';
import { createDrawingService } from './createDrawingService.ts';
import { createProgramPool } from './createProgramPool.ts';

const socket = process.env['PORTAL_DRAWING_SOCKET'] ?? '';
if (socket === '') {
  process.stderr.write(
    'PORTAL_DRAWING_SOCKET is empty: it is the path of the socket to listen on.\n',
  );
  process.exit(1);
}

const pool = createProgramPool((reason) =>
  process.stderr.write(`A program drew nothing: ${reason.slice(0, 300)}\n`),
);
const server = createAdaptorServer({
  fetch: createDrawingService(pool).fetch,
  serverOptions: SERVER_TIMEOUTS,
});
server.on('error', (error: Error) => {
  process.stderr.write(`The drawing service could not start. ${error.message}\n`);
  process.exit(1);
});
// That of a service that ended without a word; two on one socket would take it from each other.
rmSync(socket, { force: true });
server.listen(socket, () => process.stdout.write(`The drawing service listens on ${socket}.\n`));

function stop(): void {
  server.close();
  pool.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
