/** What is often answered, and what it is called. */
export const texts = {
  title: 'Respostas rápidas',
  fine: 'Está bem.',
  call: 'Pode ligar-me?',
  whenReady: 'Quando fica pronto?',
  late: 'Chego um pouco mais tarde.',
} as const;
