import type { VerticalPreset } from '../verticalPreset.ts';

/** Repair of telephones, computers and the like. */
export const tech: VerticalPreset = {
  item: ['Equipamento', 'Equipamentos'],
  client: ['Cliente', 'Clientes'],
  work: ['Reparação', 'Reparações'],
  iconSet: 'TECH',
  hasItems: true,
  fields: [
    { type: 'text', name: 'model', label: 'Modelo', required: true },
    {
      ...{ type: 'text', name: 'serial', label: 'Número de série' },
      ...{ required: true, identifier: true },
    },
    { type: 'text', name: 'colour', label: 'Cor' },
    { type: 'date', name: 'bought', label: 'Data de compra' },
  ],
  titleTemplate: '{model}',
  subtitleTemplate: 'SN {serial}',
  services: [
    ['Diagnóstico', 30],
    ['Substituição do ecrã', 60],
    ['Bateria nova', 45],
    ['Limpeza interior', 45],
    ['Recuperação de dados', 30],
  ],
};
