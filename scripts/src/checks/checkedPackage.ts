const VARIABLE = 'PORTAL_CHECKED_PACKAGE';

/** The package that `npm test -- mf-booking` is about; undefined where everything is tested. */
export function checkedPackage(): string | undefined {
  return process.env[VARIABLE];
}

/** From now on this process, and every one that it starts, tests one package alone. */
export function checkPackage(path: string): void {
  process.env[VARIABLE] = path;
}
