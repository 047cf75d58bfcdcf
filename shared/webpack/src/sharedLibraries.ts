/**
 * Libraries that the host lends to every remote, so that a page downloads one copy.
 * The four React keys belong together: sharing only some of them lets `react` and
 * `react-dom` of different versions meet, which React refuses to run (error 527).
 * Router and TanStack Query are lent as our own curated subsets, because sharing a whole
 * library turns tree shaking off. valibot and the interface library stay unshared for that reason.
 *
 * This file is read by the build of both sides and, as a type, by the host's
 * composition code; it must stay free of Node.
 */
export const sharedLibraries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@portal/remote/router',
  '@portal/remote/query',
  'jotai',
  'ky',
] as const;

/** The keys of React itself, which are only ever taken together. */
export const reactLibraries: readonly string[] = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
];

/** One key of the share scope. */
export type SharedLibrary = (typeof sharedLibraries)[number];

/** Installed version of every shared key, as the build found it. */
export type SharedVersions = Readonly<Record<SharedLibrary, string>>;
