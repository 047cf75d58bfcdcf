import { join } from 'node:path';
import { EDGE_FLAGS } from './edgeFlags.ts';
import { checkPorts } from './ports.ts';
import { startServer, type ServerDefinition, type ServerProcess } from './serverProcess.ts';
import { drawingSocket, stackAddresses, type StackSettings } from './stackSettings.ts';

/** The server processes of a portal; `drawing` only where it is wanted. */
export type ServerName = 'backend' | 'gateway' | 'edge' | 'drawing';

const PROGRAMS: Readonly<Record<ServerName, string>> = {
  backend: 'backend/src/main.ts',
  gateway: 'backend/src/portal/payments/sandbox/main.ts',
  edge: 'host/server/main.ts',
  drawing: 'host/server/drawing/service/main.ts',
};

/** A running portal. */
export interface Stack {
  settings: StackSettings;
  /** Resolves with a sentence as soon as one process ends by itself. */
  lost: Promise<string>;
  /** Stops one process, as a fault test needs it. */
  stopOne(name: ServerName): Promise<void>;
  /** Starts one process that was stopped and waits for its health. */
  startOne(name: ServerName): Promise<void>;
  /** Stops everything: first the edge, last the backend with its database. */
  stop(): Promise<void>;
}

/** Variables that every process of the portal, and every program that talks to it, gets. */
export function stackVariables(settings: StackSettings): Record<string, string> {
  return {
    PORTAL_EDGE_PORT: String(settings.edgePort),
    PORTAL_BACKEND_PORT: String(settings.backendPort),
    PORTAL_GATEWAY_PORT: String(settings.gatewayPort),
    PORTAL_DATA_DIR: settings.dataFolder,
    PORTAL_ENVIRONMENT: settings.environment,
    ...(settings.drawing && { PORTAL_DRAWING_SOCKET: drawingSocket(settings) }),
    ...settings.variables,
  };
}

/** @throws Problem when one of the portal's ports is in use. */
export function checkStackPorts(settings: StackSettings): Promise<void> {
  const prefix = settings.environment === 'test' ? 'PORTAL_TEST' : 'PORTAL';
  return checkPorts({
    [`${prefix}_EDGE_PORT`]: settings.edgePort,
    [`${prefix}_BACKEND_PORT`]: settings.backendPort,
    [`${prefix}_GATEWAY_PORT`]: settings.gatewayPort,
  });
}

function definition(
  settings: StackSettings,
  name: ServerName,
  variables: Record<string, string> = {},
): ServerDefinition {
  return {
    name,
    program: PROGRAMS[name],
    flags: name === 'edge' ? EDGE_FLAGS : [],
    health:
      name === 'drawing'
        ? `unix:${drawingSocket(settings)}`
        : `${stackAddresses(settings)[name]}/health`,
    environment: { ...stackVariables(settings), ...variables },
    logFolder: join(settings.dataFolder, 'logs'),
  };
}

/** Starts one more edge for a portal that runs, with variables of its own. */
export function startEdge(
  settings: StackSettings,
  variables: Record<string, string>,
): Promise<ServerProcess> {
  return startServer({
    ...definition(settings, 'edge', variables),
    logFolder: join(settings.dataFolder, 'logs', String(settings.edgePort)),
  });
}

/** Starts the drawing service beside a portal that runs without it, for an edge of its own. */
export function startDrawing(settings: StackSettings): Promise<ServerProcess> {
  return startServer(
    definition(settings, 'drawing', { PORTAL_DRAWING_SOCKET: drawingSocket(settings) }),
  );
}

/**
 * Starts backend (with its database), sandbox gateway and edge, and waits until all answer.
 * @throws Problem when one does not start; the others are stopped again.
 */
export async function startStack(settings: StackSettings): Promise<Stack> {
  // A server of somebody else on these ports would pass for ours.
  await checkStackPorts(settings);
  const running = new Map<ServerName, ServerProcess>();
  let reportLost: (message: string) => void = () => undefined;
  const lost = new Promise<string>((resolve) => {
    reportLost = resolve;
  });
  const startOne = async (name: ServerName): Promise<void> => {
    const server = await startServer(definition(settings, name));
    running.set(name, server);
    // Without drawings customers have the documents of before.
    if (name !== 'drawing') void server.lost.then((message) => reportLost(message));
  };
  const stopOne = async (name: ServerName): Promise<void> => {
    await running.get(name)?.stop();
    running.delete(name);
  };
  const stop = async (): Promise<void> => {
    for (const name of ['edge', 'drawing', 'gateway', 'backend'] as const) await stopOne(name);
  };

  const wanted: ServerName[] = ['backend', 'gateway', 'edge'];
  if (settings.drawing) wanted.push('drawing');
  const started = await Promise.allSettled(wanted.map(startOne));
  const failure = started.find((result) => result.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  return { settings, lost, stopOne, startOne, stop };
}
