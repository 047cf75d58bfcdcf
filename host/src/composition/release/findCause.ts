import type { Release } from '@portal/contract/release';
import type { Cause, FindCause } from './cause.ts';

/** How long one file may take, in milliseconds. */
const TIMEOUT_MS = 3000;

const TYPES = { js: 'javascript', css: 'text/css' } as const;

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** What is wrong with one file of a release; undefined when nothing is. */
async function judge(release: Release, path: string): Promise<Cause | undefined> {
  let content: ArrayBuffer;
  let type: string;
  try {
    const answer = await fetch(release.base + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return { code: 'REMOTE-LOAD', detail: `${path} answers ${answer.status}` };
    type = answer.headers.get('content-type') ?? 'no type';
    content = await answer.arrayBuffer();
  } catch {
    return { code: 'REMOTE-LOAD', detail: `${path} does not come` };
  }
  const wanted = path.endsWith('.css') ? TYPES.css : TYPES.js;
  if (!type.includes(wanted)) return { code: 'REMOTE-LOAD', detail: `${path} comes as ${type}` };
  const published = release.files.find((file) => file.path === path)?.integrity;
  if (published === undefined) return undefined;
  const hash = `sha384-${base64(await crypto.subtle.digest('SHA-384', content))}`;
  if (hash === published) return undefined;
  return { code: 'REMOTE-INTEGRITY', detail: `${path} is not what was published` };
}

/**
 * Asks for the files of the failed view as the browser did, most of them from its cache, and tells what did not
 * come from what came altered; where all are right, the code itself failed.
 */
export const findCause: FindCause = async (seen, release, view) => {
  const own = view ? release.views[`${view.kind}-${view.name}`] : undefined;
  const paths = [
    release.entry,
    ...release.scripts,
    ...release.styles,
    ...(own?.scripts ?? []),
    ...(own?.styles ?? []),
  ];
  const causes = await Promise.all(
    paths.map(async (path) => ({ path, cause: await judge(release, path) })),
  );
  const broken = causes.filter(({ cause }) => cause).map(({ path }) => release.base + path);
  const found = causes.map(({ cause }) => cause).filter((cause) => cause !== undefined);
  const cause = found.find(({ code }) => code === 'REMOTE-INTEGRITY') ?? found[0];
  if (cause) return { ...cause, broken };
  return { code: seen === 'REMOTE-LOAD' ? 'REMOTE-IMPORT' : seen };
};
