/** The verticals of the portal, in the order in which they are offered (CFG-01). Configurations spell them in upper or lower case. */
export const VERTICALS = [
  'AUTO',
  'TECH',
  'HEALTH',
  'ACCOUNTING',
  'EQUESTRIAN',
  'NUTRITION',
  'PHYSIO',
  'PSYCHO',
  'WELLBEING',
  'BARBERSHOP',
] as const;
