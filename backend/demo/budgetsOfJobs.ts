import type { Stage } from './stage.ts';

type Vehicle = Parameters<Stage['open']>[0];

const line = (designation: string, price: number) => ({ designation, price });

/** Budgets of jobs as a customer meets them: approved on the telephone, agreed in part, and waiting. */
export async function budgetsOfJobs(stage: Stage, vehicle: Vehicle): Promise<void> {
  await agreedByPhone(stage, vehicle);
  await agreedInPart(stage, vehicle);
  await threeJobsWait(stage, vehicle);
}

/** A budget of three jobs that waits, each with what it is founded on. */
async function threeJobsWait(stage: Stage, vehicle: Vehicle): Promise<void> {
  const work = await stage.open(vehicle, 'Chiar ao travar', 0, '00:40');
  await stage.state(work, 2, 'Em diagnóstico');
  const pads = await stage.shows(work, 'media-pastilhas.jpg', 'Pastilhas com 2 mm');
  const disc = await stage.shows(work, 'media-disco.jpg', 'Disco riscado');
  const panel = await stage.shows(work, 'media-painel.jpg', 'Aviso de óleo no painel');
  await stage.jobs(work, {
    jobs: [
      {
        ...{ title: 'Travões da frente', urgency: 'safety', required: true },
        ...{ description: 'As pastilhas estão no limite e os discos riscados.' },
        ...{ warranty_months: 24, file_ids: [pads, disc] },
        labour: [line('Substituição de pastilhas e discos', 65)],
        materials: [line('Pastilhas', 58), line('Discos', 96)],
      },
      {
        ...{ title: 'Óleo e filtro', urgency: 'soon', file_ids: [panel] },
        labour: [line('Mudança', 15)],
        materials: [line('Óleo 5W-30', 38), line('Filtro', 9.5)],
      },
      { title: 'Escovas', materials: [line('Par de escovas', 24.9)] },
    ],
    ...{ payment_terms: 'No levantamento, por MB WAY ou cartão.', deduction: 25 },
  });
  await stage.says(work, 'Enviámos o orçamento com fotografias. Pode decidir cada trabalho.');
}

/** One of which the customer approved a part and put the rest off. */
async function agreedInPart(stage: Stage, vehicle: Vehicle): Promise<void> {
  const work = await stage.open(vehicle, 'Luz do motor acesa', -1, '09:10');
  await stage.state(work, 2, 'Em diagnóstico');
  const ids = await stage.jobs(work, {
    jobs: [
      {
        ...{ title: 'Sonda lambda', urgency: 'soon', warranty_months: 12 },
        labour: [line('Substituição', 35)],
        materials: [line('Sonda', 89)],
      },
      {
        ...{ title: 'Velas', urgency: 'whenever' },
        materials: [line('Jogo de velas', 42)],
      },
      { title: 'Filtro do habitáculo', materials: [line('Filtro', 19.5)] },
    ],
  });
  await stage.decides(work, {
    [ids['Sonda lambda'] ?? '']: 'approved',
    [ids['Velas'] ?? '']: 'later',
  });
}

/** One that was approved on the telephone, which the provider wrote down. */
async function agreedByPhone(stage: Stage, vehicle: Vehicle): Promise<void> {
  const work = await stage.open(vehicle, 'Bateria fraca', -1, '14:30');
  await stage.state(work, 2, 'Em diagnóstico');
  const ids = await stage.jobs(work, {
    jobs: [
      {
        ...{ title: 'Bateria', urgency: 'soon', warranty_months: 24 },
        labour: [line('Montagem', 12)],
        materials: [line('Bateria 60 Ah', 84)],
      },
      { title: 'Limpeza dos bornes', labour: [line('Limpeza', 10)] },
    ],
  });
  const jobs = {
    [ids['Bateria'] ?? '']: 'approved',
    [ids['Limpeza dos bornes'] ?? '']: 'declined',
  };
  await stage.records(work, { jobs, by: 'Rui Lima' });
}
