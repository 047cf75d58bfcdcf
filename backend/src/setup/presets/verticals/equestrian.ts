import type { VerticalPreset } from '../verticalPreset.ts';

/** Riding schools and stables: the items are horses. */
export const equestrian: VerticalPreset = {
  item: ['Cavalo', 'Cavalos'],
  client: ['Cliente', 'Clientes'],
  work: ['Serviço', 'Serviços'],
  iconSet: 'DEFAULT',
  hasItems: true,
  fields: [
    { ...{ type: 'text', name: 'name', label: 'Nome' }, ...{ required: true, identifier: true } },
    { type: 'text', name: 'breed', label: 'Raça' },
    { type: 'birthday', name: 'birthday', label: 'Data de nascimento' },
    { type: 'text', name: 'passport', label: 'Número do passaporte equino', length: 20 },
  ],
  titleTemplate: '{name}',
  subtitleTemplate: '{breed}',
  services: [
    ['Aula de iniciação', 45],
    ['Aula individual', 60],
    ['Aula em grupo', 60],
    ['Passeio a cavalo', 90],
    ['Ferração', 60],
  ],
};
