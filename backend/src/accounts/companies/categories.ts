/** A kind of provider, for searching (ENT-02, C-146). */
export interface Category {
  id: string;
  name: string;
  key: string;
  icon: string;
}

const names: [key: string, name: string][] = [
  ['auto', 'Automóvel'],
  ['tech', 'Reparação e tecnologia'],
  ['health', 'Saúde'],
  ['accounting', 'Contabilidade'],
  ['equestrian', 'Equitação'],
  ['nutrition', 'Nutrição'],
  ['physio', 'Fisioterapia'],
  ['psycho', 'Psicologia'],
  ['wellbeing', 'Bem-estar'],
  ['barbershop', 'Barbearia'],
];

/** The verticals of the portal (CFG-01), in the order in which they are offered. */
export const categories: Category[] = names.map(([key, name]) => ({
  id: key,
  key,
  name,
  icon: key.toUpperCase(),
}));
