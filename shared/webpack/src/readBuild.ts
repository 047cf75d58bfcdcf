import type { Stats } from 'webpack';

/** Scripts and styles of one part of a build. */
export interface Assets {
  scripts: string[];
  styles: string[];
}

/** What a finished webpack run produced, by role. Paths are relative to the output folder. */
export interface BuildParts extends Assets {
  entry: string;
  /** By chunk name: `page-<name>` or `panel-<name>`. */
  views: Record<string, Assets>;
}

/** Names of the chunks of pages and panels. */
export const VIEW_CHUNK = /^(page|panel)-/;

function split(files: Iterable<string>): Assets {
  const all = [...files];
  return {
    scripts: all.filter((file) => file.endsWith('.js')),
    styles: all.filter((file) => file.endsWith('.css')),
  };
}

function without(assets: Assets, known: Assets): Assets {
  return {
    scripts: assets.scripts.filter((file) => !known.scripts.includes(file)),
    styles: assets.styles.filter((file) => !known.styles.includes(file)),
  };
}

/**
 * Finds which files a finished build needs for what: the entry, what every mount
 * needs beside it, and what single pages and panels add.
 *
 * @param start the chunk that is started first: `main` in the host, the federation
 *   container in a remote.
 * @param mounted the chunk that every mount needs: in a remote the exposed module.
 * @throws when a named part is missing, because a release without it could not be mounted.
 */
export function readBuild(stats: Stats, start: string, mounted: string): BuildParts {
  const { compilation } = stats;
  const filesOf = (name: string): Assets => {
    const group = compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`The build has no part named ${name}.`);
    return split(group.getFiles());
  };
  const started = filesOf(start);
  const own = compilation.namedChunks.get(start);
  const entry = own ? split(own.files).scripts[0] : undefined;
  if (entry === undefined) throw new Error(`The build has no entry script ${start}.`);

  const beside = without(filesOf(mounted), { scripts: [entry], styles: [] });
  const base: Assets = {
    scripts: [...new Set([...started.scripts.filter((file) => file !== entry), ...beside.scripts])],
    styles: [...new Set([...started.styles, ...beside.styles])],
  };
  const names = [...compilation.namedChunkGroups.keys()].filter((name) => VIEW_CHUNK.test(name));
  const views = names.map(
    (name) =>
      [name, without(filesOf(name), { ...base, scripts: [...base.scripts, entry] })] as const,
  );
  return { entry, ...base, views: Object.fromEntries(views) };
}
