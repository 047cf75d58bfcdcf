import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminToken } from '@portal/scripts/mgmt/adminToken';
import { assetsOfInstallation } from '@portal/scripts/mgmt/assetsOfInstallation';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { root } from '@portal/scripts/packages';
import { publishHost, readHostBuild } from '@portal/scripts/release/publishHost';
import { integrityOf } from '@portal/storage/integrityOf';
import { addresses, settings } from '../domains.ts';
import { ownLetters } from './publishFixture.ts';

const OWN = join(root, 'host', 'dist');
/** Its scripts, with those that draw it and what was drawn when it was built. */
const SCRIPT = /\.([0-9a-f]+)\.(?:js|drawn)$/;

/** The build of the shell that the edge of the tests was started with. */
export const ownHost = () => readHostBuild(OWN);

/**
 * Publishes a copy of the built shell under a version of its own, as `npm run release -- host` does. Nobody has it yet.
 * @param change what is other in its scripts, drawing included
 * @returns its version
 */
export async function publishHostCopy(
  change: (script: string, path: string) => string,
): Promise<string> {
  const own = ownHost();
  const version = `9.0.0-${ownLetters()}`;
  const names = own.files.flatMap(({ path }) => {
    const hash = SCRIPT.exec(path)?.[1];
    return hash === undefined
      ? []
      : [[hash, randomBytes(hash.length).toString('hex').slice(0, hash.length)] as const];
  });
  // A name stands for its content: what is other is called otherwise, wherever it is named.
  const renamed = (text: string) =>
    names.reduce((known, [before, after]) => known.replaceAll(before, after), text);
  const folder = mkdtempSync(join(tmpdir(), 'host-copy-'));
  try {
    const files = own.files.map((file) => {
      const from = join(OWN, file.path);
      if (!SCRIPT.test(file.path)) {
        cpSync(from, join(folder, file.path));
        return file;
      }
      const script = readFileSync(from, 'utf8').replaceAll(own.version, version);
      const content = renamed(change(script, file.path));
      const path = renamed(file.path);
      writeFileSync(join(folder, path), content);
      return { ...file, path, integrity: integrityOf(content), bytes: content.length };
    });
    const described: object = JSON.parse(renamed(JSON.stringify(own)));
    writeFileSync(join(folder, 'host.json'), JSON.stringify({ ...described, version, files }));
    await publishHost(
      folder,
      assetsOfInstallation(settings),
      mgmtClient(addresses.backend, adminToken(settings.dataFolder)),
    );
    return version;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
