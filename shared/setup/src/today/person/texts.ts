/** What an owner reads while writing for whom something is. */
export const texts = {
  name: 'Nome do cliente',
  phone: 'Telemóvel do cliente',
  phoneHint: 'Com este número o cliente encontra tudo no portal.',
  item: (label: string) => `${label} (opcional)`,
} as const;
