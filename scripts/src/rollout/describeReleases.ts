import type { PublishedRelease } from '@portal/rollout/rolloutOverview';
import { portalTime } from './portalTime.ts';
import { table } from './table.ts';

/** How much of a commit is shown. */
const SHORT = 10;
/** How much of the notes, of which the first line is shown. */
const NOTES = 80;

/** Where a build comes from: `c0b2af09d1`, with what was not as it should be. */
function describeOrigin({ details }: PublishedRelease): string {
  const { commit, build, pictures } = details ?? {};
  const remarks = [
    build?.isClean === false ? ` and changes (${build.dirtyBecause ?? 'no reason'})` : '',
    build?.untestedBecause === undefined ? '' : `, untested (${build.untestedBecause})`,
    pictures?.looksRight === undefined ? '' : `, looks otherwise (${pictures.looksRight})`,
  ];
  const from = commit?.slice(0, SHORT) ?? (details === null ? '' : 'no commit');
  return from + remarks.join('');
}

/** Who published it, and who wrote it where that is somebody else. */
function describePeople({ publishedBy, details }: PublishedRelease): string {
  const [publisher, author] = [publishedBy ?? '', details?.author ?? ''];
  return publisher.startsWith(author) ? publisher : `${publisher}, ${author}`;
}

function describeTools({ details }: PublishedRelease): string {
  const { node, webpack, sources } = details?.build ?? {};
  return [
    node === undefined ? '' : `Node ${node}`,
    webpack === undefined ? '' : `webpack ${webpack}`,
    sources === undefined ? '' : `sources ${sources}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * Who published releases when, of which commit, how they were built, and what is new in them; lines, none when nothing
 * is known of any.
 */
export function describeReleases(releases: readonly PublishedRelease[]): string[] {
  const known = releases.filter(({ details, publishedBy }) => details ?? publishedBy);
  if (known.length === 0) return [];
  return table([
    ['version', 'published', 'by', 'commit', 'build', 'notes'],
    ...known.map((release) => [
      release.version,
      portalTime(release.publishedAt),
      describePeople(release),
      describeOrigin(release),
      describeTools(release),
      release.details?.notes?.split('\n')[0]?.slice(0, NOTES) ?? '',
    ]),
  ]).split('\n');
}
