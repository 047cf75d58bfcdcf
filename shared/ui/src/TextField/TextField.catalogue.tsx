import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { Search } from '../icons/controls/Search.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Sample({ initial = '', ...props }: Partial<TextFieldProps> & { initial?: string }) {
  return (
    <HeldValue initial={initial}>
      {(value, change) => <TextField label="Nome" {...props} value={value} onChange={change} />}
    </HeldValue>
  );
}

export default {
  title: 'TextField',
  group: 'Formulários',
  states: [
    { title: 'Vazio', element: <Sample placeholder="Nome e apelido" /> },
    { title: 'Preenchido', element: <Sample label="Localidade" initial="Porto" /> },
    { title: 'Opcional', element: <Sample label="E-mail" optional type="email" /> },
    {
      title: 'Com ajuda',
      element: <Sample label="Matrícula" hint="Como está no documento único." figures />,
    },
    { title: 'Com erro', element: <Sample label="Código postal" error="Campo obrigatório!" /> },
    {
      title: 'Com ajuda e erro',
      element: (
        <Sample
          label="Código postal"
          initial="4000"
          hint="Quatro algarismos, um hífen, três algarismos."
          error="O Código Postal não é válido para Portugal"
        />
      ),
    },
    {
      title: 'Bloqueado',
      element: (
        <Sample
          label="Telemóvel"
          initial="+351 912 345 678"
          locked
          hint="Foi validado e já não pode ser alterado."
          figures
        />
      ),
    },
    { title: 'Inativo', element: <Sample label="Localidade" initial="Porto" disabled /> },
    {
      title: 'Com prefixo',
      element: <Sample label="Sítio" prefix="https://" initial="exemplo.pt" />,
    },
    {
      title: 'Com ícone, sem etiqueta visível',
      element: <Sample label="Procurar empresa" labelHidden end={<Search />} type="search" />,
    },
    {
      title: 'Texto longo',
      element: (
        <Sample
          label="Nome completo como está no Cartão de Cidadão ou no título de residência"
          hint="Se o nome não couber, escreva o primeiro e os dois últimos apelidos, pela ordem em que aparecem no documento."
          initial="Maria Francisca Isabel Josefa Antónia Gertrudes Rita Joana de Bragança"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
