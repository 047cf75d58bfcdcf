import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { Problem } from '../terminal/problem.ts';
import type { RemotePlan } from './planRemote.ts';

const template = fileURLToPath(new URL('../../remote-template', import.meta.url));

const WORDS =
  /NEW_COMER_TITLE|NEW_COMER_CONTRACT|mf-new-comer|(?<=['"`])\/new-comer|new-comer|NewComer/g;

/** The text with the plan's words in the place of the template's. */
function fill(text: string, { name, page, component, path, title }: RemotePlan): string {
  const words: Readonly<Record<string, string>> = {
    NEW_COMER_TITLE: title,
    NEW_COMER_CONTRACT: `^${CONTRACT_VERSION}`,
    'mf-new-comer': name,
    '/new-comer': path,
    'new-comer': page,
    NewComer: component,
  };
  return text.replaceAll(WORDS, (word) => words[word] ?? word);
}

/**
 * Writes the remote of a plan.
 * @param folder where; it must not be there yet
 * @throws Problem when it is
 */
export function writeRemote(plan: RemotePlan, folder: string): void {
  if (existsSync(folder)) throw new Problem(`${folder} exists already. Nothing was changed.`);
  const files = readdirSync(template, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const source = join(file.parentPath, file.name);
    const target = join(folder, fill(source.slice(template.length), plan));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(source, 'utf8'), plan));
  }
}
