/** One thing that can be chosen. */
export interface MultiSelectOption {
  value: string;
  label: string;
  /** Name of the group it is listed under. */
  group?: string;
}

/** Text without accents and capitals: «Clínica» is found by «clin» (PRV-09). */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase('pt-PT');
}

/** The options that hold every word of the query, in their order. */
export function searchOptions(
  options: readonly MultiSelectOption[],
  query: string,
): MultiSelectOption[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => {
    const text = plain(label);
    return words.every((word) => text.includes(word));
  });
}

/** Options by group, in the order in which each group first appears; those without one under ''. */
export function groupOptions(
  options: readonly MultiSelectOption[],
): { name: string; options: MultiSelectOption[] }[] {
  const groups = new Map<string, MultiSelectOption[]>();
  for (const option of options) {
    const name = option.group ?? '';
    const known = groups.get(name);
    if (known) known.push(option);
    else groups.set(name, [option]);
  }
  return [...groups].map(([name, members]) => ({ name, options: members }));
}
