import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

/** What is never drawn on a server: lists and pictures that somebody opened, and what knows heights or the scroll. */
const IN_BROWSERS_ONLY = [
  'mf-services/src/pages/service-details/media/GalleryButton.tsx',
  'shared/ui/src/MediaViewer/Media.tsx',
  'shared/ui/src/MultiSelectSearch/OptionList.tsx',
  'shared/ui/src/VirtualGrid/GridRows.tsx',
  'shared/ui/src/overlay/ExamplePage.tsx',
];

test('nothing that may be drawn for its visitor writes a style attribute, which no policy of a page lets stand', () => {
  const files = execFileSync('git', ['ls-files', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(?:host|mf-[a-z]+|shared\/(?:ui|remote))\/src\//.test(file))
    .filter((file) => !/\.(?:test|testing|catalogue)\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const written = files.filter((file) => /\bstyle=\{/.test(readFileSync(join(root, file), 'utf8')));
  expect(written.toSorted()).toEqual(IN_BROWSERS_ONLY);
});
