import type { VerticalPreset } from '../verticalPreset.ts';
import { relatedPatientFields } from '../patientFields.ts';

/** Nutritionists. */
export const nutrition: VerticalPreset = {
  item: ['Paciente', 'Pacientes'],
  client: ['Utente', 'Utentes'],
  work: ['Consulta', 'Consultas'],
  iconSet: 'DEFAULT',
  hasItems: true,
  fields: relatedPatientFields,
  titleTemplate: '{name}',
  subtitleTemplate: '{relation}',
  services: [
    ['Primeira consulta de nutrição', 60],
    ['Consulta de seguimento', 30],
    ['Avaliação da composição corporal', 30],
    ['Consulta por vídeo', 30],
  ],
};
