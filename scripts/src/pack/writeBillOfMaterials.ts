import { PNPM } from '../../bootstrap/install.mjs';
import { Problem } from '../terminal/problem.ts';
import { runProgram } from '../processes/runProgram.ts';

/**
 * Writes what the programs and pages of an installation are made of, as CycloneDX: every library of the lockfile that
 * backend, host and remotes run with, with its version, licence and hash.
 * @param packages paths of those that are part of it
 * @throws Problem with pnpm's words
 */
export async function writeBillOfMaterials(
  packages: readonly string[],
  file: string,
): Promise<void> {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const { code, output } = await runProgram(npx, [
    ...['-y', PNPM, ...packages.flatMap((path) => ['--filter', `./${path}`])],
    ...['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'],
    ...['--sbom-type', 'application', '--out', file],
  ]);
  if (code !== 0) throw new Problem(`pnpm could not list what the portal is made of:\n${output}`);
}
