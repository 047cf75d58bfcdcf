import type { BookableService } from '@portal/api/work/createScheduleApi';

const plain: BookableService = {
  id: 'oil',
  fo_id: 'FO-1',
  name: 'Mudança de óleo',
  users: [],
  active: false,
  disabled: false,
  notAvailable: false,
  schedule_fixed_start_enabled: false,
  schedule_fixed_start: null,
  schedule_payment_value: null,
  duration_minutes: 45,
  favorite_expert_id: null,
  early_start_before: null,
  terms: null,
};

export const oilChange = plain;
export const brakes: BookableService = { ...plain, id: 'brakes', fo_id: 'FO-2', name: 'Travões' };
export const haircut: BookableService = {
  ...plain,
  id: 'cut',
  fo_id: 'FO-3',
  name: 'Corte',
  users: [
    { id: 'rui', name: 'Rui Lima' },
    { id: 'ines', name: 'Inês Prata' },
  ],
  favorite_expert_id: 'ines',
};
export const workshop: BookableService = {
  ...plain,
  id: 'class',
  fo_id: 'FO-4',
  name: 'Oficina',
  schedule_fixed_start_enabled: true,
  schedule_fixed_start: '2026-07-18T09:00:00Z',
  schedule_payment_value: 35,
};
export const barber: BookableService = {
  ...plain,
  id: 'beard',
  fo_id: 'FO-5',
  name: 'Barba',
  users: haircut.users.slice(0, 1),
};
export const diagnosis: BookableService = {
  ...plain,
  id: 'check',
  fo_id: 'FO-6',
  name: 'Diagnóstico',
  schedule_payment_value: 25,
};
export const services = [oilChange, brakes, haircut, workshop];

/** A storage of its own for each test. */
export function emptyStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
