/** The id by which the observations of a work or an appointment go: without its `S-` (APT-08). */
export const noteIdOf = (id: string): string => id.replace(/^S-/, '');
