import type { VerticalPreset } from '../verticalPreset.ts';
import { relatedPatientFields } from '../patientFields.ts';

/** Physiotherapists. */
export const physio: VerticalPreset = {
  item: ['Paciente', 'Pacientes'],
  client: ['Utente', 'Utentes'],
  work: ['Tratamento', 'Tratamentos'],
  iconSet: 'DEFAULT',
  hasItems: true,
  fields: relatedPatientFields,
  titleTemplate: '{name}',
  subtitleTemplate: '{relation}',
  services: [
    ['Primeira avaliação', 60],
    ['Sessão de fisioterapia', 50],
    ['Terapia manual', 45],
    ['Pilates clínico', 60],
  ],
};
