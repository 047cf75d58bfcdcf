import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = new URL('../', import.meta.url);

/** What every sheet paints behind its dialog, by file. */
function backdrops(): [file: string, background: string][] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [
        ...readFileSync(new URL(file, sources), 'utf8').matchAll(
          /::backdrop\s*\{[^}]*?background:\s*([^;]+);/g,
        ),
      ].map(([, background = '']): [string, string] => [file, background]),
    );
}

// Safari before 17.4, Chrome before 122 and Firefox before 120 inherit no custom property there.
test('what is behind a dialog is dimmed in browsers that do not know the page’s properties there', () => {
  const found = backdrops();
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(([, background]) => !background.startsWith('var(--scrim, rgb('))).toEqual([]);
});
