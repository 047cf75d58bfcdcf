import type { VerticalPreset } from '../verticalPreset.ts';
import { nameField } from '../patientFields.ts';

/** Barbers and hairdressers: customers come themselves, so there are no items. */
export const barbershop: VerticalPreset = {
  item: ['Cliente', 'Clientes'],
  client: ['Cliente', 'Clientes'],
  work: ['Serviço', 'Serviços'],
  iconSet: 'DEFAULT',
  hasItems: false,
  fields: [nameField],
  titleTemplate: '{name}',
  subtitleTemplate: '',
  services: [
    ['Corte de cabelo', 30],
    ['Corte e barba', 45],
    ['Barba com toalha quente', 30],
    ['Corte de criança', 30],
  ],
};
