/**
 * What the change log says of a version.
 * @param log text of CHANGELOG.md: a heading `## 1.2.0 …` for each version
 * @returns its lines without the heading; undefined when it says nothing
 */
export function changesOf(version: string, log: string): string | undefined {
  const [, ...sections] = log.split(/^## /m);
  const section = sections.find((text) => text.split(/[\s,]/, 1)[0] === version);
  const words = section?.slice(section.indexOf('\n')).trim() ?? '';
  return words === '' ? undefined : words;
}
