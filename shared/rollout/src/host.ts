/** The name by which the shell is rolled out, beside those of the remotes. */
export const HOST = 'host';
