import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifests } from '../new-remote/readManifests.ts';
import { root } from '../packages.ts';

test.each(readManifests(root))(
  'each page and panel of $name has a chunk of its name, by which the edge finds what to preload',
  ({ name, pages, panels }) => {
    const source = readFileSync(join(root, name, 'src', 'remote.tsx'), 'utf8');
    const chunks = [
      ...pages.map((page) => `page-${page.name}`),
      ...panels.map((panel) => `panel-${panel.name}`),
    ];
    const unnamed = chunks.filter((chunk) => !source.includes(`webpackChunkName: "${chunk}"`));
    expect(unnamed).toEqual([]);
  },
);
