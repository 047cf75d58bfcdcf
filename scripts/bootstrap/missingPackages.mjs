import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where packages of the workspace lie, from the project's folder. */
const PARENTS = ['', 'shared', 'e2e/fixtures'];

function foldersIn(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(parent, entry.name));
}

/**
 * What the package.json files ask for and is not there, although it was installed once: somebody cleaned a folder.
 * @param {string} root the project's folder
 * @returns {string[]} like `mf-booking/node_modules/react`
 */
export function missingPackages(root) {
  const folders = [root, ...PARENTS.flatMap((parent) => foldersIn(join(root, parent)))];
  return folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) => {
      const content = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return Object.keys({ ...content.dependencies, ...content.devDependencies }).map((name) =>
        join(folder, 'node_modules', name),
      );
    })
    .filter((path) => !existsSync(path));
}
