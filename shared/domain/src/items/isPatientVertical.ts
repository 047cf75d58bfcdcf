import { VERTICALS } from './verticals.ts';

/** Whether a vertical is patient-type, all but `AUTO` and `TECH`: birthday fields and the label default `Paciente` (CFG-05, C-89). */
export function isPatientVertical(vertical: string): boolean {
  const name = vertical.toUpperCase();
  return name !== 'AUTO' && name !== 'TECH' && VERTICALS.some((known) => known === name);
}
