/** What an owner reads on the page of today. */
export const texts = {
  title: 'Hoje',
  loading: 'A carregar…',
  messages: 'Mensagens',
  summary: (bookings: number, messages: number, works: number) =>
    [
      bookings === 1 ? '1 marcação' : `${bookings} marcações`,
      messages === 1 ? '1 mensagem por responder' : `${messages} mensagens por responder`,
      works === 1 ? '1 serviço em curso' : `${works} serviços em curso`,
    ].join(' · '),
  retry: 'Tentar novamente',
  stale: (time: string) => `Não foi possível atualizar. O que vê é das ${time}.`,
  staleOffline: (time: string) => `Sem ligação. O que vê é das ${time}.`,
  failed: 'Não foi possível. Tente novamente dentro de momentos.',
  offline: 'Sem ligação. Nada se perdeu: tente outra vez.',
  suspended: 'O portal está suspenso: pode ver, mas não alterar.',
  changed: 'Isto mudou entretanto. Veja como está agora.',
  gone: 'Isto já não está aqui.',
  gonePerson: 'Conta apagada',
  nameless: 'Cliente sem nome',
  call: (name: string, phone: string) => `Ligar a ${name}, ${phone}`,
  more: 'Mais',
  finishLater: 'Acabar depois',
} as const;
