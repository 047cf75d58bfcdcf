/** Keys of what this remote keeps of the server, beside the customer's. */
export const queryKeys = {
  page: (id: string) => ['payment', id] as const,
  status: (paymentId: string, attempt: string, created: number) =>
    ['payment-status', paymentId, attempt, created] as const,
  billings: ['billing'] as const,
  countries: ['countries'] as const,
} as const;
