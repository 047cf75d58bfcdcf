/** Texts of invoice requests. */
export const texts = {
  /** What a work without an item is about. */
  service: 'um serviço',
  subject: (provider: string) => `Um cliente de ${provider} pediu uma fatura`,
  mail: (name: string, item: string, emails: readonly string[], address: string) =>
    `${name} pediu no portal a fatura deste serviço: ${item}.\n\nEnvie-a para: ${emails.join(', ')}\n\nServiço: ${address}`,
  reminderSubject: (provider: string) => `Um cliente de ${provider} ainda espera por uma fatura`,
  reminder: (day: string, emails: readonly string[], address: string) =>
    `Foi pedida no portal a ${day} e ainda não foi enviada nem recusada.\n\nEnvie-a para: ${emails.join(', ')}\n\nServiço: ${address}`,
} as const;
