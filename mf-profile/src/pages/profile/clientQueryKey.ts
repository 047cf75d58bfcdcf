/** The customer's own data in the query cache. */
export const clientQueryKey = ['client'] as const;
