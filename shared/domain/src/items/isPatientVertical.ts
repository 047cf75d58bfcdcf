/** The verticals of the portal (CFG-01). Configurations spell them in upper or lower case. */
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

/** Whether a vertical is patient-type, all but the first two: birthday fields and the label default `Paciente` (CFG-05, C-89). */
export function isPatientVertical(vertical: string): boolean {
  return VERTICALS.slice(2).some((patient) => patient === vertical.toUpperCase());
}
