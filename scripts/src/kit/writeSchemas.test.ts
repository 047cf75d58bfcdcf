import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSchemas } from './writeSchemas.ts';

test('says of remote.json and of a release what may be left out, and what names look like', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  const names = writeSchemas(folder);
  const [remote, release] = names.map((name) =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  );
  rmSync(folder, { recursive: true });
  expect(names).toEqual(['remote.schema.json', 'release.schema.json']);
  expect(remote.required).toEqual(['name', 'version', 'contract', 'pages', 'panels']);
  expect(remote.properties.name.pattern).toBe('^mf-[a-z-]+$');
  const page = remote.properties.pages.items;
  expect(page.required).toEqual(['name', 'path', 'title', 'modes']);
  expect(page.properties.layout).toMatchObject({
    enum: ['standard', 'decision', 'bare'],
    default: 'standard',
  });
  expect(release.required).toContain('files');
  expect(release.properties.files.items.properties.integrity.pattern).toContain('sha384-');
});
