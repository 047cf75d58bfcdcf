import type { VerticalPreset } from '../verticalPreset.ts';
import { nameField } from '../patientFields.ts';

/** Massage and beauty: customers come themselves, so there are no items. */
export const wellbeing: VerticalPreset = {
  item: ['Cliente', 'Clientes'],
  client: ['Cliente', 'Clientes'],
  work: ['Tratamento', 'Tratamentos'],
  iconSet: 'DEFAULT',
  hasItems: false,
  fields: [nameField],
  titleTemplate: '{name}',
  subtitleTemplate: '',
  services: [
    ['Massagem de relaxamento', 60],
    ['Massagem terapêutica', 45],
    ['Drenagem linfática', 60],
    ['Tratamento de rosto', 60],
    ['Reflexologia', 45],
  ],
};
