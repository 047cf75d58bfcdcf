/** Version of the logo of a provider that has none, in the name of its file. */
const NONE = 'none';

/** File name of a provider's logo; its content never changes. There is no such file where `version` is null. */
export function logoFile({ id, logoVersion }: { id: string; logoVersion: string | null }): string {
  return `${id}-${logoVersion ?? NONE}.svg`;
}

/** Whether there is a logo at this address. */
export const hasLogo = (address: string): boolean => !address.endsWith(`-${NONE}.svg`);
