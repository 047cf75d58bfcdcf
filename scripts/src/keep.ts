/** Program of `npm run keep`: builds host and remotes of a commit and keeps them, so that later ones are tried against them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommit } from './keep/buildCommit.ts';
import { keptBuilds, keptFolder, writeKeptBuilds, type KeptBuild } from './keep/keptBuilds.ts';
import { pack } from './keep/pack.ts';
import { main, Problem } from './terminal/problem.ts';
import { git } from './processes/git.ts';
import { say } from './terminal/say.ts';

const USAGE = `npm run keep                     what is kept
npm run keep -- <tag or commit>  builds host and remotes of it and keeps them
npm run keep -- --drop <commit>  keeps them no longer`;

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}

function list(): void {
  for (const { commit, date, contract, bytes, packages } of keptBuilds())
    say(
      `${commit}  ${date.slice(0, 10)}  contract ${contract}  ${kilobytes(bytes)}  ${Object.keys(packages).join(', ')}`,
    );
  say(`\n${USAGE}`);
}

function drop(commit: string): void {
  const dropped = keptBuilds().find((kept) => kept.commit === commit);
  if (!dropped) throw new Problem(`${commit} is not kept.`);
  rmSync(join(keptFolder, dropped.pack), { force: true });
  writeKeptBuilds(keptBuilds().filter((kept) => kept !== dropped && kept.commit !== commit));
  say(`${commit} is kept no longer.`);
}

async function keep(name: string): Promise<void> {
  const commit = await git('rev-parse', '--short=7', '--verify', `${name}^{commit}`);
  const date = await git('show', '--no-patch', '--format=%cI', commit);
  const { contract, packages } = await buildCommit(commit);
  const files = new Map(
    packages.flatMap((built) =>
      [...built.files]
        // Kept releases are tried in browsers, and large enough without what they are drawn with.
        .filter(([path]) => !path.endsWith('.drawn'))
        .map(([path, content]) => [`${built.name}/${path}`, content] as const),
    ),
  );
  const packed = pack(files);
  const kept: KeptBuild = {
    commit,
    date,
    contract,
    pack: `${contract}-${commit}.pack.br`,
    bytes: packed.length,
    packages: Object.fromEntries(
      packages.map((built) => [
        built.name,
        {
          version: built.version,
          needs: built.needs,
          bytes: [...built.files.values()].reduce((sum, content) => sum + content.length, 0),
        },
      ]),
    ),
  };
  mkdirSync(keptFolder, { recursive: true });
  writeFileSync(join(keptFolder, kept.pack), packed);
  const others = keptBuilds().filter((other) => other.commit !== commit);
  writeKeptBuilds([...others, kept].sort((one, other) => (one.date < other.date ? -1 : 1)));
  say(`${commit} is kept: contract ${contract}, ${kilobytes(packed.length)}.`);
}

await main(async () => {
  const args = process.argv.slice(2);
  const [first, second] = args;
  if (first === undefined) list();
  else if (first === '--drop' && second !== undefined) drop(second);
  else if (first.startsWith('-') || args.length > 1) throw new Problem(USAGE);
  else await keep(first);
});
