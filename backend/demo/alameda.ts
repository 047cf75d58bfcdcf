import { weekdays } from './providers.ts';
import type { Stage } from './stage.ts';

/** Marta: a session to be paid, a video appointment that waits for another time, a later one, and past sessions. */
export async function martaAtAlameda(stage: Stage): Promise<void> {
  const { dates } = stage;
  const self = await stage.item({
    name: 'Marta Figueiredo',
    birthday: '1987-03-12',
    relation: 'O próprio',
  });
  await stage.books({ sessao: '' }, dates.next(2, [6, ...weekdays]), '10:00', {
    expert: 'helena',
    item: self,
  });
  const video = await stage.notesDown('video', dates.next(8, weekdays), '17:00', {
    expert_id: 'duarte',
    item_id: self,
  });
  await stage.changes(video, { meeting_url: 'https://video.fisioalameda.exemplo.pt/sala/marta' });
  await stage.moves(video);
  const later = await stage.notesDown('video', dates.next(15, weekdays), '17:00', {
    expert_id: 'helena',
    item_id: self,
  });
  await stage.wantsEarlier(later);
  const past = await stage.notesDown('sessao', dates.day(-14), '10:00', {
    expert_id: 'helena',
    item_id: self,
    past: true,
  });
  await stage.changes(past, { client_arrived: true });
  await stage.rates(past, 5, 'A dor passou.');
}

/** Inês: paid by reference, in a group, moved by the clinic, one missed, one not rated yet. */
export async function inesAtAlameda(stage: Stage): Promise<void> {
  const { dates } = stage;
  const self = await stage.item({
    name: 'Inês Carvalho',
    birthday: '1992-08-30',
    relation: 'O próprio',
  });
  const child = await stage.item({
    name: 'Leonor Carvalho',
    birthday: '2016-05-02',
    relation: 'Filha',
  });
  const paid = await stage.books(
    { avaliacao: 'Dor lombar há três semanas' },
    dates.next(3, weekdays),
    '15:00',
    { expert: 'helena', item: self },
  );
  await stage.pays(paid, 'MB', 45);
  await stage.uploads(paid, 'local-sala.jpg');
  const group = await stage.books({ pilates: '' }, dates.next(5, [4]), '18:30', { item: self });
  await stage.pays(group, 'MBWAY', 12);
  const moved = await stage.notesDown('sessao', dates.next(6, weekdays), '09:30', {
    expert_id: 'duarte',
    item_id: child,
  });
  await stage.changes(moved, { reschedule: { date: dates.next(9, weekdays), time: '11:00' } });
  await stage.says(moved, 'Tivemos de mudar a sessão da Leonor. Esta hora serve?');
  await stage.notesDown('sessao', dates.day(-20), '16:00', {
    expert_id: 'duarte',
    item_id: child,
    past: true,
  });
  const done = await stage.notesDown('sessao', dates.day(-7), '16:00', {
    expert_id: 'helena',
    item_id: self,
    past: true,
  });
  await stage.changes(done, { client_arrived: true });
}
