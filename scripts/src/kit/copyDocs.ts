import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../packages.ts';

/** Pages for teams outside, from `docs`. */
const PAGES = ['contract.md', 'other-repositories.md'];

const LINK = /\[([^\]]*)\]\(([^)\s]+)\)/g;

/** A page whose links lead to pages that are there, or elsewhere on the web; of others the words stay. */
export function keepLinks(text: string, page: string, pages: ReadonlySet<string>): string {
  return text.replaceAll(LINK, (link, words: string, target: string) => {
    if (/^(?:https?:|#)/.test(target)) return link;
    const file = normalize(join(dirname(page), target.replace(/#.*$/, '')));
    return pages.has(file.replaceAll('\\', '/')) ? link : words;
  });
}

/** Copies the pages for teams outside, and those of the stable codes, into a folder. */
export function copyDocs(folder: string): void {
  const docs = join(root, 'docs');
  const codes = readdirSync(join(docs, 'codes')).map((name) => `codes/${name}`);
  const pages = new Set([...PAGES, ...codes]);
  mkdirSync(join(folder, 'codes'), { recursive: true });
  for (const page of pages)
    writeFileSync(
      join(folder, page),
      keepLinks(readFileSync(join(docs, page), 'utf8'), page, pages),
    );
}
