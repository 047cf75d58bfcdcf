import { GENERIC_ERROR_NAME } from '@portal/api/texts';

/** Texts of the home. */
export const texts = {
  tabs: 'Os seus serviços',
  loading: 'A carregar os seus serviços…',
  hiddenTitle: 'Serviços',
  failedSentence: 'Não conseguimos mostrar os seus serviços.',
  /** Exact text (SRV-18). */
  failedSection:
    'Não foi possível obter serviços neste estado. Tente novamente dentro de momentos.',
  failedTitle: GENERIC_ERROR_NAME,
  oldAppointments: 'As suas marcações antigas',
  backToTop: 'Voltar ao topo',
  empty: {
    inProgress: {
      title: 'Nenhum serviço em curso',
      body: (provider: string) =>
        `Quando houver um serviço a decorrer em ${provider}, acompanha aqui cada etapa.`,
    },
    scheduled: {
      title: 'Nenhuma marcação',
      body: (provider: string) => `As próximas visitas a ${provider} aparecem aqui.`,
    },
    history: {
      title: 'Ainda sem histórico',
      body: () => 'Os serviços concluídos e as marcações passadas ficam guardados aqui.',
    },
  },
} as const;
