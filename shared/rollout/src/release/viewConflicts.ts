import type { RemoteManifest } from '@portal/contract/remoteManifest';

/** Pages that the shell draws itself, below `/client`. */
export const SHELL_PATHS: readonly string[] = ['/', '/clientwelcome', '/acessibilidade'];

const SEGMENT = /^(?::?[\w-]+\??|\*)$/;

/** A path as the router reads it: every address form of it, by segments; null when it cannot be read. */
function formsOf(path: string): string[][] | null {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  if (!segments.every((segment) => SEGMENT.test(segment))) return null;
  return segments.reduce<string[][]>(
    (forms, segment) => {
      const longer = forms.map((form) => [...form, segment.replace(/\?$/, '')]);
      return segment.endsWith('?') ? [...forms, ...longer] : longer;
    },
    [[]],
  );
}

function meet(one: readonly string[], other: readonly string[]): boolean {
  const [first, ...rest] = one;
  const [second, ...others] = other;
  if (first === '*' || second === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  const isOpen = first.startsWith(':') || second.startsWith(':');
  return (isOpen || first === second) && meet(rest, others);
}

/** Whether some address leads to both paths. Upper and lower case are the same to the router. */
function overlap(one: string, other: string): boolean {
  const forms = formsOf(one) ?? [];
  const others = formsOf(other) ?? [];
  return forms.some((form) => others.some((otherForm) => meet(form, otherForm)));
}

/** Whether two paths are one to the router: some address form is the same but for the names of its parameters. */
function isSamePath(one: string, other: string): boolean {
  const written = (path: string) =>
    (formsOf(path) ?? []).map((form) => form.map((part) => part.replace(/^:.*/, ':')).join('/'));
  const others = written(other);
  return written(one).some((form) => others.includes(form));
}

/** What a remote has twice itself: the second page or panel would never be shown. */
function repetitions({ pages, panels }: Views): string[] {
  return [
    ...pages.flatMap(({ path }, position) =>
      pages
        .slice(0, position)
        .filter((earlier) => isSamePath(path, earlier.path))
        .map((earlier) => `${path} is there twice (${earlier.path})`),
    ),
    ...panels.flatMap(({ name }, position) =>
      panels.slice(0, position).some((earlier) => earlier.name === name)
        ? [`the panel ${name} is there twice`]
        : [],
    ),
  ];
}

/** The parts of a manifest that others could claim too. */
export type Views = Pick<RemoteManifest, 'name'> & {
  pages: readonly { path: string }[];
  panels: readonly { name: string }[];
};

/**
 * Why a remote may not have its pages and panels, as sentences: an address leads to one page and a panel's name to
 * one panel, also within the remote, and what the shell or another remote has is theirs. Empty when all are its own.
 * @param others the remotes beside it; itself among them is left out
 */
export function viewConflicts(remote: Views, others: readonly Views[]): string[] {
  const strangers = others.filter(({ name }) => name !== remote.name);
  const pages = remote.pages.flatMap(({ path }) => {
    if (formsOf(path) === null) return [`the path ${path} is none that the router can read`];
    if (SHELL_PATHS.some((own) => overlap(path, own))) return [`${path} belongs to the shell`];
    return strangers.flatMap(({ name, pages: taken }) =>
      taken
        .filter((page) => overlap(path, page.path))
        .map((page) => `${path} belongs to ${name} (${page.path})`),
    );
  });
  const panels = remote.panels.flatMap((panel) =>
    strangers
      .filter((other) => other.panels.some(({ name }) => name === panel.name))
      .map(({ name }) => `the panel ${panel.name} belongs to ${name}`),
  );
  return [...new Set([...pages, ...panels, ...repetitions(remote)])];
}
