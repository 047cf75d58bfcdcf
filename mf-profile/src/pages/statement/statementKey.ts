/** Key of the customer’s payments and documents. */
export const statementKey = ['statement'] as const;
