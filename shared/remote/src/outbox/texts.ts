/** Words about what waits on the device. */
export const texts = {
  /** Exact text (OFF-07). */
  full: 'Este dispositivo não guarda mais envios. Espere até haver rede.',
} as const;
