import { isAbsolute, join } from 'node:path';
import { root } from '../packages.ts';
import { Problem } from '../terminal/problem.ts';

/** Where one running portal lives. Two with different settings do not meet. */
export interface StackSettings {
  edgePort: number;
  backendPort: number;
  gatewayPort: number;
  /** Absolute folder of database, media, asset storage and logs. */
  dataFolder: string;
  environment: 'development' | 'production' | 'test';
  /** Whether a drawing service runs beside the edge. */
  drawing?: boolean;
  /** Further variables of the processes, for example DATABASE_URL. */
  variables?: Record<string, string>;
}

function port(variable: string, usual: number): number {
  const value = process.env[variable];
  if (value === undefined || value === '') return usual;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new Problem(`${variable} is "${value}", but a port is a number from 1 to 65535.`);
}

function folder(variable: string, usual: string): string {
  const value = process.env[variable];
  if (value === undefined || value === '') return join(root, usual);
  return isAbsolute(value) ? value : join(root, value);
}

function environment(): StackSettings['environment'] {
  const value = process.env['PORTAL_ENVIRONMENT'] ?? 'development';
  if (value === 'development' || value === 'production' || value === 'test') return value;
  throw new Problem(`PORTAL_ENVIRONMENT is "${value}", but it is development, production or test.`);
}

/** The longest path of a socket that every system takes, in bytes. */
const LONGEST_SOCKET = 103;

const socketIn = (dataFolder: string) => join(dataFolder, 'drawing.sock');
const canBeSocket = (path: string) => Buffer.byteLength(path) <= LONGEST_SOCKET;

/** Whether pages are drawn where nothing is said of it: wherever a socket can be. */
function wantsDrawing(dataFolder: string): boolean {
  const said = process.env['PORTAL_DRAWING'] ?? '';
  return said === '' ? canBeSocket(socketIn(dataFolder)) : said === 'on';
}

/** The portal that `npm start` runs, as the environment variables say. */
export function startSettings(): StackSettings {
  const dataFolder = folder('PORTAL_DATA_DIR', '.data');
  return {
    edgePort: port('PORTAL_EDGE_PORT', 4300),
    backendPort: port('PORTAL_BACKEND_PORT', 4301),
    gatewayPort: port('PORTAL_GATEWAY_PORT', 4302),
    dataFolder,
    environment: environment(),
    drawing: wantsDrawing(dataFolder),
  };
}

/** Where edge and drawing service meet. @throws Problem when no socket can be there */
export function drawingSocket({ dataFolder }: Pick<StackSettings, 'dataFolder'>): string {
  const path = socketIn(dataFolder);
  if (canBeSocket(path)) return path;
  throw new Problem(
    `${path} is too long for a socket: set PORTAL_DATA_DIR to a shorter path, or PORTAL_DRAWING=off.`,
  );
}

/** Ports of `npm run dev`: the dev server of the remote, and an edge that shows it. */
export function devPorts(): { remote: number; edge: number } {
  return { remote: port('PORTAL_DEV_PORT', 4400), edge: port('PORTAL_DEV_EDGE_PORT', 4303) };
}

/** Port of `npm run ui`. */
export function cataloguePort(): number {
  return port('PORTAL_UI_PORT', 4310);
}

/** Port of the catalogue that the browser tests visit. */
export function testCataloguePort(): number {
  return port('PORTAL_TEST_UI_PORT', 4510);
}

/** As patient with drawings as a busy machine needs it. */
const PATIENT = {
  PORTAL_DRAWING_MILLISECONDS: '5000',
  PORTAL_DOCUMENT_ANSWERS_MILLISECONDS: '5000',
};

/** The portal of the browser tests: own ports and data, so that it runs beside `npm start`. */
export function testSettings(): StackSettings {
  const drawing = process.env['PORTAL_TEST_DRAWING'] === 'on';
  return {
    drawing,
    edgePort: port('PORTAL_TEST_EDGE_PORT', 4500),
    backendPort: port('PORTAL_TEST_BACKEND_PORT', 4501),
    gatewayPort: port('PORTAL_TEST_GATEWAY_PORT', 4502),
    dataFolder: folder('PORTAL_TEST_DATA_DIR', '.cache/e2e-data'),
    environment: 'test',
    // Tests take files away and change them: never in somebody's bucket.
    variables: { PORTAL_ASSETS_S3_URL: '', ...(drawing && PATIENT) },
  };
}

/** Port by which fault tests stop and start processes of the test portal. */
export function testControlPort(): number {
  return port('PORTAL_TEST_CONTROL_PORT', 4503);
}

/** Addresses by which programs of this machine reach the processes. */
export function stackAddresses(settings: StackSettings) {
  return {
    edge: `http://localhost:${settings.edgePort}`,
    backend: `http://localhost:${settings.backendPort}`,
    gateway: `http://localhost:${settings.gatewayPort}`,
  };
}
