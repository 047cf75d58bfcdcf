/** What is counted of an answered request. */
export interface ObservedRequest {
  method: string;
  /** The pattern, never the address. */
  route: string;
  /** Of HTTP; or that the provider is suspended, whose 503 is no failure (C-684). */
  status: number | 'suspended';
  seconds: number;
}

/** How a metric says it: `2xx`, or `suspended`. */
export const outcomeOf = ({ status }: Pick<ObservedRequest, 'status'>): string =>
  status === 'suspended' ? status : `${Math.floor(status / 100)}xx`;
