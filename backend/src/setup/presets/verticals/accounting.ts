import type { VerticalPreset } from '../verticalPreset.ts';

/** Accountants: the items are the companies whose books they keep. */
export const accounting: VerticalPreset = {
  item: ['Empresa', 'Empresas'],
  client: ['Cliente', 'Clientes'],
  work: ['Serviço', 'Serviços'],
  iconSet: 'DEFAULT',
  hasItems: true,
  fields: [
    { type: 'text', name: 'name', label: 'Nome da empresa', required: true },
    {
      ...{ type: 'text', name: 'nipc', label: 'NIPC', length: 9 },
      ...{ required: true, identifier: true },
    },
    {
      ...{ type: 'inputselect', name: 'vat', label: 'Regime de IVA' },
      values: ['Mensal', 'Trimestral', 'Isento'],
    },
  ],
  titleTemplate: '{name}',
  subtitleTemplate: '{nipc}',
  services: [
    ['Reunião com o contabilista', 60],
    ['Dúvidas sobre impostos', 30],
    ['Entrega do IRS', 45],
    ['Abertura de atividade', 60],
  ],
};
