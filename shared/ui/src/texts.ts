import { badgeText } from '@portal/domain/badge';

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
  toasts: 'Avisos',
  skipToContent: 'Saltar para o conteúdo',
  retry: 'Tentar novamente',
  partFailed: 'Não foi possível carregar esta parte.',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar',
  pending: (count: number) => `, ${count} por tratar`,
  notifications: (unread: number) =>
    unread > 0 ? `Notificações, ${badgeText(unread)} por ler` : 'Notificações',
  maximum: (characters: number) => `Até ${characters} caracteres`,
  charactersLeft: (count: number) =>
    count === 0
      ? 'Não cabem mais caracteres'
      : count === 1
        ? 'Resta 1 caráter'
        : `Restam ${count} caracteres ou menos`,
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
    monthOfYear: (month: string, year: number) =>
      `${month[0]?.toUpperCase()}${month.slice(1)} de ${year}`,
    status: {
      free: 'com vagas',
      unavailable: 'sem vagas',
      selected: 'escolhido',
      passed: 'já passou',
      outside: 'indisponível',
    },
  },
  date: {
    /** What stands in an empty field: year, month, day. */
    letters: ['aaaa', 'mm', 'dd'],
    clear: 'Limpar a data',
    open: 'Escolher no calendário',
    choose: 'Escolher a data',
    year: 'Ano',
    ofYear: (day: string, year: number) => `${day} de ${year}`,
    tooEarly: (first: string) => `A data não pode ser antes de ${first}.`,
    tooLate: (last: string) => `A data não pode ser depois de ${last}.`,
    status: {
      unavailable: 'indisponível',
      selected: 'escolhido',
      passed: 'indisponível',
      outside: 'indisponível',
    },
  },
  multiSelect: {
    chosen: 'Escolhidos',
    loading: 'A procurar…',
    none: (query: string) => `Sem resultados para «${query}»`,
    noOptions: 'Sem opções',
    options: (count: number) => (count === 1 ? '1 opção' : `${count} opções`),
    selected: (count: number) => (count === 1 ? '1 escolhida' : `${count} escolhidas`),
    remove: (label: string) => `Remover ${label}`,
  },
  countdown: {
    remaining: (minutes: number, seconds: number) =>
      `Tempo restante: ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} e ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}`,
    announce: (seconds: number) => {
      if (seconds === 60) return 'Falta 1 minuto';
      return seconds === 1 ? 'Falta 1 segundo' : `Faltam ${seconds} segundos`;
    },
    share: (percent: number) => `Restam ${percent}% do tempo`,
  },
  newMessages: 'Mensagens novas',
  copy: (what: string) => `Copiar ${what}`,
} as const;

// A constant of its own: only a page that opens the viewer ships it.
export const viewerTexts = {
  previous: 'Anterior',
  next: 'Seguinte',
  position: (position: number, count: number) => `${position} de ${count}`,
  zoomIn: 'Ampliar',
  zoomOut: 'Ver inteira',
  download: 'Descarregar',
  loading: 'A carregar…',
  failed: 'Não foi possível abrir este ficheiro.',
  document: 'Este ficheiro abre-se fora do portal.',
} as const;
