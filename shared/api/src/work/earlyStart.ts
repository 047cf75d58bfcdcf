/** Exact text of the box by which a customer asks for a service before the time for withdrawing is over (LAW-09). */
export const EARLY_START_REQUEST =
  'Peço que o serviço comece antes de terminarem os 14 dias. Sei que, depois de totalmente prestado, já não posso resolver o contrato.';

/** Exact text where a booking needs it (LAW-09). @param day the first one that needs no request, in words */
export const earlyStartNeeded = (day: string): string =>
  `Para datas antes de ${day}, assinale este pedido.`;

/** Exact text where a work waits without it (LAW-09). @param day the first one on which it may begin, in words */
export const laterStart = (day: string): string =>
  `O trabalho começa a partir de ${day.endsWith('.') ? day : `${day}.`}`;
