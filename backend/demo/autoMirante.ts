import { weekdays } from './providers.ts';
import { budgetsOfJobs } from './budgetsOfJobs.ts';
import type { Stage } from './stage.ts';

const megane = {
  plate: '45-XG-89',
  brand: 'Renault',
  model: 'Mégane',
  year: '2017',
  fuel: 'Gasóleo',
  kms: '132 480',
};
const peugeot = {
  plate: '72-ZB-16',
  brand: 'Peugeot',
  model: '308 SW',
  year: '2019',
  fuel: 'Gasóleo',
  kms: '148 210',
};
const yamaha = {
  plate: 'AX-31-PM',
  brand: 'Yamaha',
  model: 'NMAX 125',
  year: '2021',
  fuel: 'Gasolina',
  kms: '9 120',
};
const clio = {
  plate: '18-VB-44',
  brand: 'Renault',
  model: 'Clio',
  year: '2018',
  fuel: 'Gasolina',
  kms: '88 300',
};

/** Marta and her three vehicles: the workshop as the first screens show it. */
export async function martaAtAutoMirante(stage: Stage): Promise<void> {
  const { dates } = stage;
  const meganeId = await stage.item(megane, 'viatura-clio.jpg');
  const peugeotId = await stage.item(peugeot, 'viatura-308.jpg');
  await stage.item(yamaha);

  const history = await stage.open(megane, 'Revisão dos 90 000 km', -180, '09:10');
  await stage.budget(
    history,
    [
      { designation: 'Revisão dos 90 000 km', price: 120 },
      { designation: 'Óleo 5W-30 e filtros', price: 72.2 },
    ],
    false,
    dates.at(-180, '10:00'),
  );
  await stage.state(history, 5, undefined, dates.at(-180, '17:45'));
  await stage.rates(history, 5, 'Rápidos e explicaram tudo.');

  const battery = await stage.open(peugeot, 'Substituição da bateria', -96, '14:20');
  const batteryTotal = await stage.budget(
    battery,
    [
      { designation: 'Bateria 70 Ah', price: 89.07 },
      { designation: 'Mão de obra', price: 15 },
    ],
    false,
    dates.at(-96, '15:00'),
  );
  await stage.state(battery, 5, undefined, dates.at(-96, '16:10'));
  await stage.invoices(battery, 302, batteryTotal, -95);

  const oil = await stage.open(yamaha, 'Óleo e filtro', -118, '11:00');
  await stage.budget(
    oil,
    [{ designation: 'Óleo e filtro', price: 40.57 }],
    false,
    dates.at(-118, '11:15'),
  );
  await stage.state(oil, 5, undefined, dates.at(-118, '12:00'));
  await stage.rates(oil, 4);

  const missed = { past: true, item_specs: peugeot };
  await stage.notesDown('ar', dates.day(-127), '10:00', missed);
  const called = await stage.notesDown('alinhamento', dates.day(-160), '15:00', {
    past: true,
    item_specs: megane,
  });
  await stage.changes(called, { cancelled: true });

  const diagnosis = await stage.open(yamaha, 'Perda de força em subida', -2, '10:30');
  await stage.state(diagnosis, 2, 'Em diagnóstico', dates.at(-2, '11:00'));

  const running = await stage.open(peugeot, 'Travões e direção', -1, '09:05', dates.at(1, '17:30'));
  const total = await stage.budget(
    running,
    [
      { designation: 'Discos de travão dianteiros', price: 118 },
      { designation: 'Rótula da direção', price: 46 },
      { designation: 'Mão de obra', price: 90 },
    ],
    true,
    dates.at(-1, '10:30'),
  );
  await stage.act(running, 'approve');
  await stage.state(running, 3, 'Em reparação', dates.ago(60));
  await stage.says(
    running,
    `Começámos. O total fica nos ${total.toFixed(2).replace('.', ',')} €, como combinado.`,
    dates.ago(55),
  );
  await stage.shows(running, 'media-disco.jpg', 'Disco gasto');

  const budget = await stage.open(megane, 'Ruído ao travar', 0, '00:45');
  await stage.state(budget, 2, 'Em diagnóstico', dates.ago(50));
  await stage.shows(budget, 'media-pastilhas.jpg', 'Pastilhas da frente');
  await stage.shows(budget, 'media-disco.jpg', 'Disco da frente');
  await stage.shows(budget, 'media-painel.jpg', 'Aviso no painel');
  await stage.uploads(budget, 'viatura-clio.jpg');
  await stage.uploads(
    budget,
    'observacoes.txt',
    'O ruído aparece sobretudo a frio, nas primeiras travagens da manhã.\n',
  );
  await stage.says(
    budget,
    'Bom dia, D. Marta. As pastilhas da frente estão no limite, 2 mm. Juntámos fotografias para ver o estado.',
    dates.ago(40),
  );
  await stage.answers(budget, 'Obrigada. Se aprovar agora, fica pronto hoje?');
  await stage.says(budget, 'Sim, até às 18:00.');
  await stage.notes(budget, 'Perguntar pela garantia das pastilhas.');
  await stage.budget(
    budget,
    [
      { designation: 'Pastilhas de travão dianteiras', price: 64 },
      { designation: 'Mão de obra', price: 45 },
      { designation: 'Óleo 5W-30 e filtro', price: 40, discount: 10 },
      { designation: 'Líquido de travões', price: 5 },
    ],
    true,
  );

  const check = dates.next(3, weekdays);
  await stage.books({ inspecao: 'Luz do ABS acende de vez em quando.' }, check, '09:00', {
    item: peugeotId,
  });
  const tyres = await stage.books({ pneus: '' }, dates.next(11, weekdays), '15:30', {
    item: meganeId,
  });
  await stage.moves(tyres);
  await stage.act(tyres, 'confirm');
}

/** Tiago: a car that waits for its payment, a wash that is not paid, one that he gave up. */
export async function tiagoAtAutoMirante(stage: Stage): Promise<void> {
  const { dates } = stage;
  const clioId = await stage.item(clio, 'viatura-clio.jpg');
  const ready = await stage.open(clio, 'Embraiagem', -4, '09:30', dates.at(0, '18:00'));
  const total = await stage.budget(
    ready,
    [
      { designation: 'Kit de embraiagem', price: 210 },
      { designation: 'Mão de obra', price: 160 },
    ],
    false,
    dates.at(-3, '12:00'),
  );
  await stage.state(ready, 4, 'Pronto a levantar');
  await stage.asks(ready, total, 'Embraiagem');

  const arrived = await stage.open(
    { ...clio, plate: '61-QT-07', model: 'Captur' },
    'Revisão',
    0,
    '00:30',
  );
  await stage.says(arrived, 'A viatura deu entrada. Avisamos assim que houver novidades.');

  await budgetsOfJobs(stage, clio);

  await stage.books({ lavagem: '' }, dates.next(4, weekdays), '11:00', { item: clioId });
  const given = await stage.books({ oleo: '' }, dates.next(6, weekdays), '10:00', { item: clioId });
  await stage.act(given, 'cancel');
}
