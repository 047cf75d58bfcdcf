/** Texts of an earlier time that is waited for. */
export const texts = {
  /** Exact text (WAI-03). */
  wanted: 'Quero mais cedo',
  hint: (day: string) => `Se abrir vaga antes de ${day}, propomos-lhe a troca.`,
  change: 'Alterar dias',
  parts: { 1: 'de manhã', 2: 'à tarde', 3: 'a qualquer hora' },
  waiting: (from: string, to: string, part: string) =>
    `Na lista de espera: ${from === to ? from : `${from} a ${to}`}, ${part}.`,
  /** Exact text (WAI-06). */
  offer: (when: string, until: string) =>
    `Há uma vaga para si: ${when}. Está reservada até às ${until}.`,
  withExpert: (name: string) => `Com ${name}.`,
  accept: 'Mudar para esta hora',
  accepting: 'A mudar…',
  /** Exact text (WAI-09). */
  decline: 'Não quero esta hora',
  /** Exact text (WAI-10). */
  leave: 'Sair da lista',
} as const;
