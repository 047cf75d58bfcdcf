// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenServed } from './reloadWhenServed.ts';
import { releaseOf } from './testing/plainRemote.ts';

const release = releaseOf('1.0.0');

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the edge has: files of the release, and the version that a document of now would hold. */
function edge(files: number, version?: string, status = 200): void {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === release.base + release.entry) return new Response(null, { status: files });
    const releases = version === undefined ? {} : { [release.name]: version };
    return Response.json({ shell: '1.0.0', releases, killed: {} }, { status });
  });
}
async function isReloaded(): Promise<boolean> {
  await reloadWhenServed(release);
  return vi.mocked(window.location.reload).mock.calls.length > 0;
}

test('a page whose files are there again is opened anew', async () => {
  edge(200, '1.0.0');
  expect(await isReloaded()).toBe(true);
});

test('a page whose files were cleaned away is opened anew with the release of now', async () => {
  edge(404, '1.1.0');
  expect(await isReloaded()).toBe(true);
});

test.each([
  ['its own release is still the one, without files', () => edge(404, '1.0.0')],
  ['there is none', () => edge(404)],
  ['the edge cannot say', () => edge(404, '1.1.0', 503)],
  ['nothing answers', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('off')))],
])('a page stays, with its retry, when %s', async (_what, begin) => {
  begin();
  expect(await isReloaded()).toBe(false);
});
