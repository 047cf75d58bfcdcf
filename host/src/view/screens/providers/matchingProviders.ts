import type { Company } from '@portal/api/company/company';

/** Letters without accents and case: «Clínica» is found by «clinica». */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The providers whose name or place holds every word that was typed; demo companies are not for the public (DEMO-08). */
export function matchingProviders(companies: readonly Company[], typed: string): Company[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return companies.filter(({ demo, name, town, town_district: district }) => {
    const searched = plain([name, town, district].join(' '));
    return !demo && words.every((word) => searched.includes(word));
  });
}
