/** Keys of what this remote keeps of the server, beside the customer's; the first word groups what is renewed together. */
export const queryKeys = {
  works: (list: string, itemId?: string) => ['works', list, itemId ?? null] as const,
  allWorks: ['works'] as const,
  service: (id: string) => ['service', id] as const,
  bookingFiles: (id: string) => ['service', id, 'files'] as const,
  invoices: (id: string) => ['service', id, 'invoices'] as const,
  waiting: (id: string) => ['waiting', id] as const,
  chosenTotal: (id: string, version: number | undefined, decisions: object) =>
    ['chosen-total', id, version ?? null, decisions] as const,
  allServices: ['service'] as const,
  allShowcases: ['showcase'] as const,
  showcase: (id: string) => ['showcase', id] as const,
  liteBudget: (id: string) => ['showcase', id, 'budget'] as const,
  appointments: ['appointments'] as const,
  calendarFeed: ['calendar-feed'] as const,
  items: ['items'] as const,
  localItems: (key: string) => ['items', 'local', key] as const,
  item: (id: string) => ['items', id] as const,
  companies: ['companies'] as const,
  newCompanies: (query: { geoCoords?: string; verticalName?: string; name?: string }) =>
    ['companies', 'new', query] as const,
  categories: ['categories'] as const,
  terms: (domain: string) => ['terms', domain] as const,
  counters: ['counters'] as const,
  notificationType: (id: string | null) => ['notification-type', id] as const,
} as const;
