/** Key of the person's open sessions. */
export const sessionsKey = ['sessions'] as const;
