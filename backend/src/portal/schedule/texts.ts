/** Words of the booking calls. */
export const texts = {
  noService: 'Escolha pelo menos um serviço.',
  unknownService: 'Um dos serviços escolhidos já não está disponível.',
  exclusiveServices: 'Estes serviços não podem ser marcados em conjunto.',
  unknownExpert: 'O profissional escolhido não faz este serviço.',
  noDate: 'Escolha a data e a hora.',
  wrongRange: 'O intervalo de datas não é válido.',
  notEnabled: 'Este prestador não aceita marcações online.',
  noItem: 'Escolha primeiro a que se destina a marcação.',
  unknownItem: 'O registo escolhido já não existe.',
  unknownDraft: 'A marcação que estava a preparar já não existe.',
  tooManyDrafts: 'Fez demasiados pedidos. Aguarde um pouco e tente novamente.',
  pastStart: 'Esta hora já passou.',
  observationLabel: 'Observações',
  takenTitle: 'Horário indisponível',
  taken: (time: string) =>
    time.startsWith('01:') || time.startsWith('00:')
      ? `A ${time} já não está livre. O resto da marcação ficou guardado.`
      : `As ${time} já não estão livres. O resto da marcação ficou guardado.`,
  fullTitle: 'Vagas indisponíveis',
  full: 'Já não há vagas para este serviço nesta data.',
  contactUnprovenTitle: 'Confirme o seu contacto',
  contactUnproven:
    'Para fazer mais marcações, confirme primeiro o seu e-mail ou o seu telemóvel em Perfil.',
  draftTitle: 'Rascunho guardado',
  draftKept: 'A marcação fica guardada até a confirmar.',
  bookedBeforeTitle: 'Já está marcado',
  bookedBefore: 'A marcação já tinha ficado registada, com o que escolheu antes.',
  bookedTitle: 'Está marcado',
  booked: 'A sua marcação ficou registada.',
  bookedToPay: 'A sua marcação ficou registada e aguarda o pagamento.',
} as const;
