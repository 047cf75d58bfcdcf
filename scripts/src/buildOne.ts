/** Program: builds one package. Arguments: its path from the project's folder and the version. */
import { join } from 'node:path';
import { buildHost, buildPage, buildRemote } from '@portal/webpack/build';
import { messageOf } from '@portal/domain/text/messageOf';
// Not by an option of Node: webpack's own workers would get it, too, and end too early.
import './processes/followParent.mjs';
import { root } from './packages.ts';
import { main, Problem } from './terminal/problem.ts';

await main(async () => {
  const [path, version] = process.argv.slice(2);
  if (path === undefined || version === undefined)
    throw new Problem('Usage: buildOne <path> <version>');
  const buildOther = path.startsWith('shared/') ? buildPage : buildRemote;
  const build = path === 'host' ? buildHost : buildOther;
  try {
    await build(join(root, path), { mode: 'production', version });
  } catch (error) {
    // webpack's message says where; the stack of its own code says nothing.
    throw new Problem(messageOf(error));
  }
});
