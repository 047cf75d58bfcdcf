/** Keys of what this remote keeps of the server, beside the customer's. */
export const queryKeys = {
  page: (id: string) => ['payment', id] as const,
  status: (attemptId: string, created: number) => ['payment-status', attemptId, created] as const,
  billings: ['billing'] as const,
  countries: ['countries'] as const,
} as const;
