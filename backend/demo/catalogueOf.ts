import type { Calendar } from './portal.ts';

export interface DemoService {
  foId: string;
  name: string;
  duration_minutes: number;
  payment?: number;
  fixed_start?: string;
  capacity?: number;
  is_group?: boolean;
  expert_ids?: string[];
}

/** The services of each provider, by domain. Fixed starts lie in the coming weeks. */
export function catalogueOf(dates: Calendar): Record<string, DemoService[]> {
  const barbers = ['rui', 'tiago', 'ines'];
  const therapists = ['helena', 'duarte'];
  return {
    'auto-mirante.localhost': [
      { foId: 'revisao', name: 'Revisão', duration_minutes: 120 },
      { foId: 'inspecao', name: 'Pré-inspeção', duration_minutes: 60 },
      { foId: 'pneus', name: 'Troca de pneus', duration_minutes: 60 },
      { foId: 'oleo', name: 'Óleo e filtro', duration_minutes: 30 },
      { foId: 'ar', name: 'Ar condicionado', duration_minutes: 60 },
      { foId: 'alinhamento', name: 'Alinhamento de direção', duration_minutes: 60 },
      { foId: 'lavagem', name: 'Lavagem completa', duration_minutes: 60, payment: 25 },
    ],
    'demo.localhost': [
      { foId: 'revisao', name: 'Revisão', duration_minutes: 120 },
      { foId: 'pneus', name: 'Troca de pneus', duration_minutes: 60 },
      { foId: 'lavagem', name: 'Lavagem completa', duration_minutes: 60, payment: 25 },
    ],
    'bitfixe.localhost': [
      { foId: 'ecra', name: 'Substituição do ecrã', duration_minutes: 60 },
      { foId: 'bateria', name: 'Bateria nova', duration_minutes: 45 },
      { foId: 'diagnostico', name: 'Diagnóstico', duration_minutes: 30, payment: 15 },
      { foId: 'dados', name: 'Recuperação de dados', duration_minutes: 30 },
    ],
    'alameda.localhost': [
      {
        foId: 'sessao',
        name: 'Sessão de fisioterapia',
        duration_minutes: 50,
        payment: 35,
        expert_ids: therapists,
      },
      {
        foId: 'avaliacao',
        name: 'Primeira avaliação',
        duration_minutes: 60,
        payment: 45,
        expert_ids: ['helena'],
      },
      {
        foId: 'video',
        name: 'Acompanhamento por vídeo',
        duration_minutes: 30,
        expert_ids: therapists,
      },
      {
        foId: 'pilates',
        name: 'Pilates clínico em grupo',
        duration_minutes: 60,
        payment: 12,
        fixed_start: startOn(dates, dates.next(5, [4]), '18:30'),
        capacity: 8,
        is_group: true,
        expert_ids: ['duarte'],
      },
    ],
    'lima.localhost': [
      {
        foId: 'corte-barba',
        name: 'Corte e barba',
        duration_minutes: 45,
        payment: 24,
        expert_ids: ['rui', 'tiago'],
      },
      { foId: 'corte', name: 'Corte de cabelo', duration_minutes: 30, expert_ids: barbers },
      {
        foId: 'barba',
        name: 'Barba com toalha quente',
        duration_minutes: 30,
        expert_ids: ['rui', 'tiago'],
      },
      { foId: 'crianca', name: 'Corte de criança', duration_minutes: 30, expert_ids: barbers },
      {
        foId: 'oficina',
        name: 'Oficina «Cuidar da barba»',
        duration_minutes: 90,
        payment: 35,
        fixed_start: startOn(dates, dates.next(6, [6]), '17:30'),
        capacity: 6,
        is_group: true,
      },
      {
        foId: 'coloracao',
        name: 'Coloração',
        duration_minutes: 60,
        fixed_start: startOn(dates, dates.next(3, [3]), '19:00'),
        capacity: 1,
      },
    ],
  };
}

function startOn(dates: Calendar, date: string, time: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(dates.today)) / 86_400_000);
  return dates.at(days, time);
}
