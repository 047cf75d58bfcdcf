/** App path of the page that moves an appointment. */
export const movePath = (id: string): string => `/move/${id}`;
