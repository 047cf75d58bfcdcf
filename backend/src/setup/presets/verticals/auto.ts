import type { VerticalPreset } from '../verticalPreset.ts';

/** Workshops: the service book of a car says what is asked for. */
export const auto: VerticalPreset = {
  item: ['Viatura', 'Viaturas'],
  client: ['Cliente', 'Clientes'],
  work: ['Serviço', 'Serviços'],
  iconSet: 'AUTO',
  hasItems: true,
  fields: [
    {
      ...{ type: 'text', name: 'plate', label: 'Matrícula', length: 8 },
      ...{ required: true, identifier: true },
    },
    { type: 'text', name: 'brand', label: 'Marca', required: true },
    { type: 'text', name: 'model', label: 'Modelo', required: true },
    { type: 'text', name: 'year', label: 'Ano', length: 4 },
    {
      ...{ type: 'inputselect', name: 'fuel', label: 'Combustível' },
      values: ['Gasolina', 'Gasóleo', 'Híbrido', 'Elétrico', 'GPL'],
    },
    { type: 'text', name: 'kms', label: 'Quilómetros', length: 7 },
    { type: 'date', name: 'inspection', label: 'Próxima inspeção' },
  ],
  titleTemplate: '{brand} {model}',
  subtitleTemplate: '{plate}',
  services: [
    ['Revisão', 120],
    ['Óleo e filtro', 30],
    ['Pré-inspeção', 60],
    ['Troca de pneus', 60],
    ['Alinhamento de direção', 60],
    ['Ar condicionado', 60],
    ['Lavagem completa', 60],
  ],
};
