/** Program of `npm run package`: packs an installation of the product. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changesOf } from './pack/changesOf.ts';
import { packProduct } from './pack/packProduct.ts';
import { root } from './packages.ts';
import { main, Problem } from './terminal/problem.ts';
import { git } from './processes/git.ts';
import { productVersion } from './pack/productVersion.ts';
import { readArguments } from './terminal/readArguments.ts';
import { say } from './terminal/say.ts';

const USAGE = `npm run package [-- --to folder] [--with-node] [--dirty]

Packs an installation for the platform of this machine: programs built to JavaScript, pages, libraries, units, a list of
what it is made of (CycloneDX) and checksums. It needs Node and PostgreSQL where it runs, and nothing of this checkout.

--with-node   takes this machine's Node along
--dirty       packs what is not committed, too: to try it, not to give it away`;

const OPTIONS = {
  to: { type: 'string' },
  'with-node': { type: 'boolean' },
  dirty: { type: 'boolean' },
} as const;

await main(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), OPTIONS, USAGE);
  if (positionals.length > 0) throw new Problem(USAGE);
  const version = productVersion();
  if (changesOf(version, readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) === undefined)
    throw new Problem(`CHANGELOG.md has nothing below "## ${version}": say there what changed.`);
  const isDirty = (await git('status', '--porcelain')) !== '';
  if (isDirty && values.dirty !== true)
    throw new Problem(
      'There are changes that are not committed: commit them first, or try with --dirty.',
    );
  const commit = await git('rev-parse', 'HEAD');
  const { to = '.cache/product', 'with-node': withNode = false } = values;
  const archive = await packProduct(resolve(to), { version, commit }, withNode);
  say(`${archive} (${(statSync(archive).size / 1024 ** 2).toFixed(1)} MB)`);
});
