import type { VerticalPreset } from '../verticalPreset.ts';
import { relatedPatientFields } from '../patientFields.ts';

/** Clinics. No number of the health service is asked for: a booking does not need it. */
export const health: VerticalPreset = {
  item: ['Paciente', 'Pacientes'],
  client: ['Utente', 'Utentes'],
  work: ['Consulta', 'Consultas'],
  iconSet: 'DEFAULT',
  hasItems: true,
  fields: relatedPatientFields,
  titleTemplate: '{name}',
  subtitleTemplate: '{relation}',
  services: [
    ['Primeira consulta', 45],
    ['Consulta de seguimento', 30],
    ['Consulta por vídeo', 20],
    ['Enfermagem', 20],
  ],
};
