import type { Stage } from './stage.ts';

const openDays = [2, 3, 4, 5];
/** The days on which the expert Inês is in. */
const daysOfInes = [2, 4, 6];

/**
 * Marta: the next cut, confirmed and paid, which she wants earlier, and earlier ones; she waits for the colouring, whose only
 * place another has.
 */
export async function martaAtLima(stage: Stage): Promise<void> {
  const { dates } = stage;
  const wish = 'Degradê baixo, barba aparada a 3 mm.';
  const next = await stage.books({ 'corte-barba': wish }, dates.next(4, openDays), '16:30', {
    expert: 'rui',
  });
  await stage.pays(next, 'MBWAY', 24);
  await stage.act(next, 'confirm');
  await stage.wantsEarlier(next);
  const rated = await stage.notesDown('corte-barba', dates.day(-35), '16:30', {
    expert_id: 'rui',
    past: true,
  });
  await stage.changes(rated, { client_arrived: true });
  await stage.rates(rated, 5);
  const earlier = await stage.notesDown('corte', dates.day(-63), '11:00', {
    expert_id: 'tiago',
    past: true,
  });
  await stage.changes(earlier, { client_arrived: true });
  await stage.waits('coloracao', dates.next(3, [3]));
}

/** Inês brings her son; the only place of the colouring is hers. */
export async function inesAtLima(stage: Stage): Promise<void> {
  const { dates } = stage;
  await stage.books({ crianca: '' }, dates.next(5, daysOfInes), '10:00', { expert: 'ines' });
  await stage.books({ coloracao: '' }, dates.next(3, [3]), '19:00');
  await stage.notesDown('crianca', dates.day(-10), '10:30', { expert_id: 'ines', past: true });
}
