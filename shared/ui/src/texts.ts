import { badgeText } from '@portal/domain/text/badgeText';

// Texts that belong to a component whatever the page is. Everything else comes by props.
export const texts = {
  close: 'Fechar',
  back: 'Voltar',
  busy: 'Um momento…',
  main: 'Principal',
  skipToContent: 'Saltar para o conteúdo',
  retry: 'Tentar novamente',
  partFailed: 'Não foi possível carregar esta parte.',
  pending: (label: string, count: number) => `${label}, ${count} por tratar`,
  notifications: (unread: number) =>
    unread > 0 ? `Notificações, ${badgeText(unread)} por ler` : 'Notificações',
} as const;

// Constants of their own: only a page that draws these parts ships their words.
export const fieldTexts = {
  optional: 'opcional',
  maximum: (characters: number) => `Até ${characters} caracteres`,
  charactersLeft: (count: number) =>
    count === 0
      ? 'Não cabem mais caracteres'
      : count === 1
        ? 'Resta 1 caráter'
        : `Restam ${count} caracteres ou menos`,
} as const;

export const passwordTexts = {
  show: 'Mostrar password',
  hide: 'Ocultar password',
} as const;

export const copyTexts = {
  copy: (what: string) => `Copiar ${what}`,
  copied: 'Copiado',
  failed: 'Não foi possível copiar',
} as const;

export const starTexts = {
  stars: (count: number) => (count === 1 ? '1 estrela' : `${count} estrelas`),
  ofFive: (count: number) => `${count} em 5 estrelas`,
} as const;

export const chatTexts = { newMessages: 'Mensagens novas' } as const;

export const barTexts = {
  step: (done: number) => `${done} de 5`,
  notStarted: 'Por iniciar',
  spokenNotStarted: (name: string) => `Por iniciar: 0 de 5 etapas. ${name}.`,
  spokenPaused: (name: string) => `2 de 5 etapas concluídas, a terceira está em pausa. ${name}.`,
  spoken: (done: number, name: string) => `${done} de 5 etapas. ${name}.`,
  spokenOff: (name: string) => `${name}.`,
} as const;

export const countdownTexts = {
  remaining: (minutes: number, seconds: number) =>
    `Tempo restante: ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} e ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}`,
  announce: (seconds: number) => {
    if (seconds === 60) return 'Falta 1 minuto';
    return seconds === 1 ? 'Falta 1 segundo' : `Faltam ${seconds} segundos`;
  },
  share: (percent: number) => `Restam ${percent}% do tempo`,
} as const;

// Only a page that opens the viewer ships it.
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
