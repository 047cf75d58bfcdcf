import { readEnvironment } from './platform/environment.ts';
import { startBackend } from './startBackend.ts';

try {
  const backend = await startBackend(readEnvironment(process.env));
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      backend.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  // One clear sentence for the person who started it; the details only when asked for.
  console.error(error instanceof Error ? error.message : error);
  if (process.env['PORTAL_LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(1);
}
