/** Key of the person's passkeys. */
export const passkeysKey = ['passkeys'] as const;
