import type { ItemField } from './verticalPreset.ts';

type Field = Omit<ItemField, 'position'>;

/** The name of a person, by which the person is known. */
export const nameField: Field = {
  ...{ type: 'text', name: 'name', label: 'Nome' },
  ...{ required: true, identifier: true },
};

/** Who is treated: what a booking needs, and no more. */
export const patientFields: readonly Field[] = [
  nameField,
  { type: 'birthday', name: 'birthday', label: 'Data de nascimento' },
];

/** The same where parents book for children, and children for parents. */
export const relatedPatientFields: readonly Field[] = [
  ...patientFields,
  {
    ...{ type: 'inputselect', name: 'relation', label: 'Relação' },
    values: ['O próprio', 'Filho', 'Filha', 'Mãe', 'Pai', 'Outra'],
  },
];
