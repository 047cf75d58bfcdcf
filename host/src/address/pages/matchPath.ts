const SIGNS = /[\\.*+^${}|()[\]]/g;
const SEGMENT = /\/(:?)([^/?]+)(\??)/g;

/**
 * The parameters of an address, if the path of a page leads to it (SHL-27). Of `/schedule/:id?`, `:id` is a parameter
 * and `?` says that a segment may be missing. Edge and browser ask this alike, long before there is a router.
 */
export function matchPath(
  pattern: string,
  path: string,
): Readonly<Record<string, string | undefined>> | null {
  const names: string[] = [];
  const source = pattern
    .replace(SIGNS, '\\$&')
    .replace(SEGMENT, (_segment, colon: string, name: string, optional: string) => {
      if (colon) names.push(name);
      const part = colon ? `([^/]${optional ? '*' : '+'})` : name;
      return optional ? `(?:/${part})?` : `/${part}`;
    });
  const found = new RegExp(`^${source}/*$`, 'i').exec(path);
  if (!found) return null;
  return Object.fromEntries(
    names.map((name, index) => [name, found[index + 1]?.replaceAll('%2F', '/') || undefined]),
  );
}
