/** Demo companies have addresses of their own, `demo.…` and `demo-<name>.…` (SHL-76, C-35, C-101). */
export function isDemoDomain(domain: string): boolean {
  return /^demo(?:-[a-z0-9-]+)?\./i.test(domain);
}
