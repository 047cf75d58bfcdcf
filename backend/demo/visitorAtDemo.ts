import { weekdays } from './providers.ts';
import { budgetsOfJobs } from './budgetsOfJobs.ts';
import type { Stage } from './stage.ts';

const clio = { plate: 'AB-12-CD', brand: 'Renault', model: 'Clio' };

/** A little of everything, for somebody who tries the portal for the first time. */
export async function visitorAtDemo(stage: Stage): Promise<void> {
  const { dates } = stage;
  const item = await stage.item(clio, 'viatura-clio.jpg');
  const past = await stage.open(clio, 'Mudança de óleo', -60, '10:00');
  const total = await stage.budget(
    past,
    [{ designation: 'Mudança de óleo e filtro', price: 54 }],
    false,
    dates.at(-60, '10:30'),
  );
  await stage.state(past, 5, undefined, dates.at(-60, '16:00'));
  await stage.invoices(past, 1, total, -60, 'DEMO');
  const brakes = await stage.open(clio, 'Ruído ao travar', -1, '09:30');
  await stage.state(brakes, 2);
  await stage.budget(
    brakes,
    [
      { designation: 'Pastilhas de travão', price: 64 },
      { designation: 'Mão de obra', price: 45 },
    ],
    true,
  );
  await stage.shows(brakes, 'media-pastilhas.jpg', 'Pastilhas gastas');
  await stage.says(brakes, 'As pastilhas estão gastas. Enviámos o orçamento.');
  await budgetsOfJobs(stage, clio);
  const next = await stage.books({ revisao: '' }, dates.next(5, weekdays), '10:00', { item });
  await stage.moves(next);
  await stage.wantsEarlier(next);
}
