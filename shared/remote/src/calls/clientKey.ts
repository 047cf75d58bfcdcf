/** The customer's own data (`GET /user/client`) in the query cache of a remote. */
export const clientKey = ['client'] as const;
