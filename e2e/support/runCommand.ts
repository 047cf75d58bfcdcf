import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@portal/scripts/packages';
import { addresses, settings } from './domains.ts';

const run = promisify(execFile);

/** The token of whoever runs the portal. */
export function administratorToken(): string {
  return readFileSync(join(settings.dataFolder, 'admin.token'), 'utf8').trim();
}

/** Environment of a command that talks to the portal of the tests. */
export function portalVariables(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...settings.variables,
    PORTAL_BACKEND_URL: addresses.backend,
    PORTAL_ADMIN_TOKEN: administratorToken(),
    PORTAL_DATA_DIR: settings.dataFolder,
  };
}

/** The same for somebody of a team elsewhere: no data folder, no keys but the own token. */
export function teamVariables(token: string): NodeJS.ProcessEnv {
  const { PORTAL_ADMIN_TOKEN: _token, PORTAL_DATA_DIR: _folder, ...rest } = portalVariables();
  return { ...rest, PORTAL_TEAM_TOKEN: token };
}

/**
 * Runs `npm run <name> -- …` as somebody against the portal of the tests.
 * @returns what it printed
 * @throws Error with what it printed when it fails
 */
export async function runCommandAs(
  env: NodeJS.ProcessEnv,
  name: 'release' | 'rollout',
  ...args: string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: root,
    env,
  });
  return stdout;
}

/** Runs `npm run <name> -- …` as the administrator, who has the portal's data. @throws as runCommandAs */
export function runCommand(name: 'release' | 'rollout', ...args: string[]): Promise<string> {
  return runCommandAs(portalVariables(), name, ...args);
}
