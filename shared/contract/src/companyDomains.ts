/**
 * Whether a company is one of a list of domains: how demo companies and those of
 * the internal team are recognised (SHL-76). The lists are configuration (C-101).
 */
export function isListedDomain(domain: string, listed: readonly string[]): boolean {
  return listed.some((entry) => entry.toLowerCase() === domain.toLowerCase());
}
