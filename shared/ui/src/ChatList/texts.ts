export const texts = { newMessages: 'Mensagens novas' } as const;
