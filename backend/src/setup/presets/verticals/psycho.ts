import type { VerticalPreset } from '../verticalPreset.ts';
import { patientFields } from '../patientFields.ts';

/** Psychologists. Who comes for whom is not asked for: it says more than a booking needs. */
export const psycho: VerticalPreset = {
  item: ['Paciente', 'Pacientes'],
  client: ['Utente', 'Utentes'],
  work: ['Consulta', 'Consultas'],
  iconSet: 'DEFAULT',
  hasItems: true,
  fields: patientFields,
  titleTemplate: '{name}',
  subtitleTemplate: '',
  services: [
    ['Primeira consulta', 60],
    ['Consulta de psicologia', 50],
    ['Consulta de psicologia infantil', 50],
    ['Terapia de casal', 75],
    ['Consulta por vídeo', 50],
  ],
};
