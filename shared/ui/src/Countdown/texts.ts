export const texts = {
  remaining: (minutes: number, seconds: number) =>
    `Tempo restante: ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} e ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}`,
  announce: (seconds: number) => {
    if (seconds === 60) return 'Falta 1 minuto';
    return seconds === 1 ? 'Falta 1 segundo' : `Faltam ${seconds} segundos`;
  },
  share: (percent: number) => `Restam ${percent}% do tempo`,
} as const;
