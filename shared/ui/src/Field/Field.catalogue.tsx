import type { CatalogueEntry } from '../catalogueEntry.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormFull, FormGrid } from './Field.tsx';

export default {
  title: 'Field',
  group: 'Formulários',
  states: [
    {
      title: 'Duas colunas onde cabem',
      element: (
        <FormGrid columns={2}>
          <TextField label="Nome" value="Marta Figueiredo" />
          <TextField label="Localidade" value="Porto" />
          <FormFull>
            <TextField label="Morada" value="Rua de Santa Catarina, 312, 2.º Esq." />
          </FormFull>
        </FormGrid>
      ),
    },
    {
      title: 'Com ajuda e erro',
      element: (
        <FormGrid columns={2}>
          <TextField label="Código postal" value="4000" error="Campo obrigatório!" />
          <TextField label="E-mail" value="" optional hint="Para lhe enviarmos a fatura." />
        </FormGrid>
      ),
    },
  ],
} satisfies CatalogueEntry;
