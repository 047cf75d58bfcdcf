/** Starts a program of this installation: `portal <command> …`. */
import { generateKeyPairSync } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const commands = {
  backend: 'services, tasks and provider API; brings the database up to date',
  edge: 'pages, built files and the way to the backend',
  drawing: 'draws pages of links before their code is there; only where it is wanted',
  publish: 'puts the pages of this version in front of customers',
  check: 'says what is missing or unsafe, without starting anything',
  backup:
    'stores database and files by rule, while the portal runs, and proves it; --list, --prove <name>; or backup <folder>',
  restore: 'restore <name or folder> [--replace]: puts a backup back, while the portal is stopped',
  provider: 'acts as a provider through the provider API; without more it lists what it can do',
  rollout: 'says and changes who gets which release',
  teams: 'which teams own which remotes, and their tokens',
  operators: 'who may do what in mgmt, by name and role, and their tokens',
  evidence: 'evidence verify: recomputes the chains of evidence of approvals',
  healthy:
    'healthy backend|edge: ends with 0 when it is there; for the health check of a container',
  'push-keys':
    'makes the two keys of notices on devices, as lines for the settings; new ones end every notice of before',
  version: 'version of this installation',
};

/** Ends with one sentence. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  refuse(`The portal needs Node 20.19 or newer and found ${process.versions.node}.`);

const [command = 'help', ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, command)) {
  process.stdout.write('portal <command>\n\n');
  for (const [name, words] of Object.entries(commands))
    process.stdout.write(`  ${name.padEnd(9)} ${words}\n`);
  process.stdout.write(
    '\nSettings: variables, or the file of PORTAL_CONFIG (/etc/portal/portal.env).\n',
  );
  process.exit(['help', '--help', '-h'].includes(command) ? 0 : 1);
}

if (command === 'version') {
  const { version, commit } = JSON.parse(
    readFileSync(new URL('package.json', import.meta.url), 'utf8'),
  );
  process.stdout.write(`${version} (${commit})\n`);
  process.exit(0);
}

if (command === 'push-keys') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.of(4),
    ...[x, y].map((part) => Buffer.from(part, 'base64url')),
  ]);
  process.stdout.write(
    `PORTAL_PUSH_PUBLIC_KEY=${point.toString('base64url')}\nPORTAL_PUSH_PRIVATE_KEY=${privateKey.export({ format: 'jwk' }).d}\n`,
  );
  process.exit(0);
}

const usual = '/etc/portal/portal.env';
const settings = process.env.PORTAL_CONFIG ?? usual;
if (settings !== '' && (settings !== usual || existsSync(settings))) {
  try {
    accessSync(settings, constants.R_OK);
    process.loadEnvFile(settings);
  } catch {
    // A service manager has read it already, as root.
    if (process.env.PORTAL_ENVIRONMENT === undefined)
      refuse(
        `The settings in ${settings} cannot be read: run this as root or as the portal's user.`,
      );
  }
}
for (const [name, value] of Object.entries(process.env))
  if (value?.trim() === '' && /^(?:PORTAL_|DATABASE_URL$)/.test(name)) delete process.env[name];
// An installation serves customers unless it is told otherwise.
process.env.PORTAL_ENVIRONMENT ??= 'production';
// Letters of a logo look the same in its icons whatever fonts the machine has, and are no boxes where it has none.
process.env.FONTCONFIG_FILE ??= fileURLToPath(new URL('fonts.conf', import.meta.url));

if (command === 'healthy') {
  const [who = ''] = args;
  const port = {
    backend: process.env.PORTAL_BACKEND_PORT || 4301,
    edge: process.env.PORTAL_EDGE_PORT || 4300,
  }[who];
  if (port === undefined) refuse('healthy what? portal healthy backend, or portal healthy edge.');
  const answer = await fetch(`http://127.0.0.1:${port}/health`, {
    signal: AbortSignal.timeout(5000),
  }).catch(() => null);
  process.exit(answer?.ok ? 0 : 1);
}

const isRestore = command === 'restore';
const forwarded = isRestore || command === 'backup' ? [command, ...args] : args;
process.argv.splice(2, Infinity, ...forwarded);
await import(new URL(`programs/${isRestore ? 'backup' : command}.js`, import.meta.url));
