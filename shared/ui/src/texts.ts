import { MONTHS_LONG, WEEKDAYS_SHORT } from '@portal/domain/lisbonDate';

// Texts that belong to a component whatever the page is. Everything else comes by props.
export const texts = {
  close: 'Fechar',
  back: 'Voltar',
  optional: 'opcional',
  busy: 'Um momento…',
  showPassword: 'Mostrar password',
  hidePassword: 'Ocultar password',
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  main: 'Principal',
  skipToContent: 'Saltar para o conteúdo',
  retry: 'Tentar novamente',
  copied: 'Copiado',
  pending: (count: number) => `, ${count} por tratar`,
  notifications: (unread: number) =>
    unread > 0 ? `Notificações, ${unread} por ler` : 'Notificações',
  maximum: (characters: number) => `Até ${characters} caracteres`,
  stars: (count: number) => (count === 1 ? '1 estrela' : `${count} estrelas`),
  starsOfFive: (count: number) => `${count} em 5 estrelas`,
  bars: {
    step: (done: number) => `${done} de 5`,
    notStarted: 'Por iniciar',
    spokenNotStarted: (name: string) => `Por iniciar: 0 de 5 etapas. ${name}.`,
    spokenPaused: (name: string) => `2 de 5 etapas concluídas, a terceira está em pausa. ${name}.`,
    spoken: (done: number, name: string) => `${done} de 5 etapas. ${name}.`,
    spokenOff: (name: string) => `${name}.`,
  },
  calendar: {
    weekdays: WEEKDAYS_SHORT,
    months: MONTHS_LONG,
    day: (day: number, month: string) => `${day} de ${month}`,
    monthOfYear: (month: string, year: number) =>
      `${month[0]?.toUpperCase()}${month.slice(1)} de ${year}`,
    daysOf: (month: string) => `Dias de ${month}`,
    available: 'com vagas',
    full: 'sem vagas',
    past: 'já passou',
    outside: 'indisponível',
    selected: 'escolhido',
  },
  countdown: {
    remaining: (minutes: number, seconds: number) =>
      `Tempo restante: ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} e ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}`,
    announce: (seconds: number) =>
      seconds === 60 ? 'Falta 1 minuto' : `Faltam ${seconds} segundos`,
    share: (percent: number) => `Restam ${percent}% do tempo`,
  },
  copy: (what: string) => `Copiar ${what}`,
} as const;
