/** What the fields of a rule about prepaying say. */
export const texts = {
  kind: 'Pré-pagamento',
  kinds: {
    usual: 'Tudo, sem regra de cancelamento',
    none: 'Nada, paga no local',
    full: 'Tudo',
    amount: 'Um valor',
    percent: 'Uma percentagem',
  },
  asGeneral: 'Como em todos os serviços',
  euros: 'Valor (€)',
  wrongEuros: 'Escreva um valor em euros.',
  percent: 'Percentagem do preço',
  wrongPercent: 'Entre 1 e 100.',
  freeUntil: 'Cancelar sem custos até quantas horas antes',
  wrongHours: 'Entre 0 e 336 horas.',
  late: 'Fica retido depois (% do pré-pagamento)',
  noShow: 'Fica retido se faltar (% do pré-pagamento)',
  wrongShare: 'Entre 0 e 100.',
} as const;
