import type { Company } from '@portal/api/company/company';

const CATEGORY = 'category:';

/** What the search bar holds: keys of categories and domains of companies. */
export interface SearchChoice {
  categories: string[];
  domains: string[];
}

/** The value of a category in the search bar, beside the domains of companies. */
export function categoryValue(key: string): string {
  return CATEGORY + key;
}

/** The values of the search bar apart. */
export function splitChoice(selected: readonly string[]): SearchChoice {
  return {
    categories: selected
      .filter((value) => value.startsWith(CATEGORY))
      .map((value) => value.slice(CATEGORY.length)),
    domains: selected.filter((value) => !value.startsWith(CATEGORY)),
  };
}

/** What the choice finds: the companies named, then those of the categories; all when nothing is chosen. */
export function chosenCompanies<C extends Pick<Company, 'domain'>>(
  { categories, domains }: SearchChoice,
  inCategories: readonly C[],
  all: readonly C[],
): C[] {
  if (domains.length === 0) return [...inCategories];
  const named = all.filter(({ domain }) => domains.includes(domain));
  if (categories.length === 0) return named;
  return [...named, ...inCategories.filter(({ domain }) => !domains.includes(domain))];
}
