import { weekdays } from './providers.ts';
import type { Stage } from './stage.ts';

const iphone = { model: 'iPhone 13, azul', serial: 'F17ZL4Q0N7', colour: 'Azul' };
const laptop = { model: 'Portátil Vega 14', serial: 'VG14-88213', colour: 'Cinzento' };
const tablet = { model: 'Tablet Nota 10', serial: 'TN10-40177', colour: 'Preto' };

/** Marta: a finished repair, paid and not yet rated. */
export async function martaAtBitfixe(stage: Stage): Promise<void> {
  const { dates } = stage;
  const work = await stage.open(iphone, 'Ecrã partido', -6, '11:05', dates.at(-2, '18:00'));
  const total = await stage.budget(
    work,
    [
      { designation: 'Substituição do ecrã OLED', price: 139 },
      { designation: 'Bateria nova, certificada', price: 56.1 },
      { designation: 'Teste de estanquidade', price: 0 },
    ],
    false,
    dates.at(-5, '10:00'),
  );
  await stage.shows(work, 'media-ecra.jpg', 'Ecrã novo montado');
  await stage.asks(work, total, 'Ecrã e bateria', dates.at(-2, '18:00'));
  await stage.pays(work, 'MBWAY', total);
  await stage.says(
    work,
    'Ecrã e bateria substituídos. Pode levantar quando quiser.',
    dates.at(-2, '18:05'),
  );
  await stage.state(work, 5, undefined, dates.at(-2, '18:20'));
}

/** Tiago: a request that just came in, a budget that is still being made, and a visit that he moved and wants earlier. */
export async function tiagoAtBitfixe(stage: Stage): Promise<void> {
  const { dates } = stage;
  const laptopId = await stage.item(laptop, 'equip-portatil.jpg');
  const waiting = await stage.open(laptop, 'Não liga', -1, '16:40');
  await stage.state(waiting, 2.5, undefined, dates.ago(120));
  await stage.says(
    waiting,
    'Encontrámos o problema na placa. O orçamento segue hoje.',
    dates.ago(100),
  );
  await stage.open(tablet, 'Bateria dura pouco', 0, '00:20');
  const paid = await stage.books(
    { diagnostico: 'Ventoinha ruidosa' },
    dates.next(2, weekdays),
    '10:30',
    { item: laptopId },
  );
  await stage.pays(paid, 'MBWAY', 15);
  await stage.moves(paid);
  await stage.wantsEarlier(paid);
}
