/** Program of `npm run kit`: packs what teams outside of this repository install. */
import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { packKit } from './kit/packKit.ts';
import { main, Problem } from './terminal/problem.ts';
import { readArguments } from './terminal/readArguments.ts';
import { say } from './terminal/say.ts';
import { step } from './terminal/step.ts';

const USAGE = `npm run kit -- pack [--to folder] [--patch 0]

Packs @portal/remote-kit and @portal/remote-react, each as one file that npm can install and publish. Their version is
that of the contract, with a patch of its own: raise it for whatever is published.`;

const OPTIONS = { to: { type: 'string' }, patch: { type: 'string' } } as const;

await main(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), OPTIONS, USAGE);
  const { to = '.cache/packed', patch = '0' } = values;
  if (positionals.length !== 1 || positionals[0] !== 'pack') throw new Problem(USAGE);
  if (!/^\d+$/.test(patch)) throw new Problem(`--patch is "${patch}", but it is a number.`);
  const files = await step('Packing the kit', () => packKit(resolve(to), Number(patch)));
  for (const file of files)
    say(`  ${basename(file)} ${(statSync(file).size / 1024).toFixed(0)} KB`);
  say(
    `They lie in ${resolve(to)}. Try them: npm install <file>. Publish them: npm publish <file> --registry <yours>.`,
  );
});
