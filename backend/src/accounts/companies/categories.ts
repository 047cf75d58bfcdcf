import { VERTICALS } from '@portal/domain/items/verticals';

/** A kind of provider, for searching (ENT-02, C-146). */
export interface Category {
  id: string;
  name: string;
  key: string;
  icon: string;
}

const names: Record<(typeof VERTICALS)[number], string> = {
  AUTO: 'Automóvel',
  TECH: 'Reparação e tecnologia',
  HEALTH: 'Saúde',
  ACCOUNTING: 'Contabilidade',
  EQUESTRIAN: 'Equitação',
  NUTRITION: 'Nutrição',
  PHYSIO: 'Fisioterapia',
  PSYCHO: 'Psicologia',
  WELLBEING: 'Bem-estar',
  BARBERSHOP: 'Barbearia',
};

/** A kind for each vertical (CFG-01), in the order in which they are offered. */
export const categories: Category[] = VERTICALS.map((vertical) => {
  const key = vertical.toLowerCase();
  return { id: key, key, name: names[vertical], icon: vertical };
});
