export const texts = {
  step: (done: number) => `${done} de 5`,
  notStarted: 'Por iniciar',
  spokenNotStarted: (name: string) => `Por iniciar: 0 de 5 etapas. ${name}.`,
  spokenPaused: (name: string) => `2 de 5 etapas concluídas, a terceira está em pausa. ${name}.`,
  spoken: (done: number, name: string) => `${done} de 5 etapas. ${name}.`,
  spokenOff: (name: string) => `${name}.`,
} as const;
