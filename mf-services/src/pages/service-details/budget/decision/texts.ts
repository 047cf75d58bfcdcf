/** Texts of the code that a decision is confirmed with. */
export const texts = {
  title: 'Confirme com o código',
  sentTo: (contact: string) => `Enviámos um código de 6 dígitos para ${contact}.`,
  /** Exact text (BUD-40). */
  demo: 'Na demonstração, use o código 123456.',
  label: 'Código de 6 dígitos',
  resend: 'Pedir novo código',
  resendIn: (clock: string) => `Pode pedir um novo código dentro de ${clock}.`,
  resent: 'Enviámos um novo código.',
} as const;
