import { GENERIC_ERROR_NAME } from '@portal/api/texts';

/** Texts of the agenda. Titles and empty lists are exact (SID-06, SID-07, SID-11). */
export const texts = {
  loading: 'A carregar as marcações…',
  pendingTitle: 'As suas marcações pendentes',
  oldTitle: 'As suas marcações antigas',
  pendingEmpty: 'Sem marcações pendentes!',
  oldEmpty: 'Sem marcações antigas',
  showOld: 'As suas marcações antigas',
  showPending: 'Voltar às marcações pendentes',
  newIn: (provider: string) => `Nova marcação em ${provider}`,
  company: 'Empresa',
  allCompanies: 'Todas as empresas',
  disabledTitle: 'Marcação online indisponível',
  disabledBody: (provider: string) =>
    `${provider} não tem a agenda online ativa. Para marcar, entre em contacto.`,
  disabledWithoutContact: (provider: string) =>
    `${provider} não tem a agenda online ativa nem contactos no portal. Marque no local.`,
  feed: 'Ver no meu calendário',
  call: 'Ligar',
  email: 'Enviar e-mail',
  failedTitle: GENERIC_ERROR_NAME,
  failed: 'Não foi possível aceder às suas marcações.',
} as const;
