import { readEnvironment } from '../../../platform/environment.ts';
import { startSandbox } from './startSandbox.ts';

try {
  const environment = readEnvironment(process.env);
  const sandbox = await startSandbox({
    port: environment.gatewayPort,
    backendPort: environment.port,
    dataDirectory: environment.dataDirectory,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void sandbox.stop().then(() => process.exit(0)));
  }
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? 'The port of the sandbox gateway is in use. Stop the other program, or set PORTAL_GATEWAY_PORT to a free port.'
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exit(1);
}
