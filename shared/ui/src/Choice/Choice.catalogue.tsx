import type { ReactNode } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { CreditCard } from '../icons/money/CreditCard.ts';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Choice, ChoiceGroup, PaymentMark } from './Choice.tsx';

interface Option {
  value: string;
  title: string;
  sub?: string;
  end?: string;
  media?: ReactNode;
  disabled?: boolean;
  more?: ReactNode;
}

function OneOf({ legend, options }: { legend: string; options: readonly Option[] }) {
  return (
    <HeldValue initial={options[0]?.value}>
      {(chosen, change) => (
        <ChoiceGroup legend={legend}>
          {options.map(({ value, more, ...option }) => (
            <Choice
              key={value}
              {...option}
              type="radio"
              name={legend}
              value={value}
              checked={chosen === value}
              onChange={() => change(value)}
            >
              {chosen === value && more}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </HeldValue>
  );
}

function SomeOf({ legend, options }: { legend: string; options: readonly Option[] }) {
  return (
    <HeldValue<readonly string[]> initial={['revisao']}>
      {(chosen, change) => (
        <ChoiceGroup legend={legend}>
          {options.map(({ value, more: _more, ...option }) => (
            <Choice
              key={value}
              {...option}
              type="checkbox"
              name={legend}
              value={value}
              checked={chosen.includes(value)}
              onChange={(checked) =>
                change(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
          ))}
        </ChoiceGroup>
      )}
    </HeldValue>
  );
}

function Phone() {
  return (
    <HeldValue initial="">
      {(digits, change) => (
        <PhoneField label="Telemóvel MB WAY" value={digits} onChange={change} required />
      )}
    </HeldValue>
  );
}

const methods: Option[] = [
  {
    value: 'MB',
    title: 'Multibanco',
    sub: 'Referência válida até amanhã, 23:59',
    media: <PaymentMark>MB</PaymentMark>,
  },
  {
    value: 'MBWAY',
    title: 'MB WAY',
    sub: 'Aceite o pagamento no telemóvel',
    media: <PaymentMark>{'MB\nWAY'}</PaymentMark>,
    more: <Phone />,
  },
  {
    value: 'CC',
    title: 'Cartão',
    sub: 'Visa e Mastercard',
    media: (
      <PaymentMark>
        <CreditCard />
      </PaymentMark>
    ),
  },
];

export default {
  title: 'Choice',
  group: 'Formulários',
  states: [
    {
      title: 'Um método de pagamento',
      element: <OneOf legend="Como quer pagar" options={methods} />,
    },
    {
      title: 'Vários serviços',
      element: (
        <SomeOf
          legend="O que precisa"
          options={[
            { value: 'revisao', title: 'Revisão anual', sub: '60 min', end: '120,00 €' },
            { value: 'pneus', title: 'Mudança de pneus', sub: '45 min', end: '40,00 €' },
            {
              value: 'ar',
              title: 'Carga de ar condicionado',
              disabled: true,
              sub: 'Vagas indisponíveis',
            },
          ]}
        />
      ),
    },
    {
      title: 'Textos longos',
      element: (
        <OneOf
          legend="Em que nome fica a fatura desta marcação e das que vierem a ser feitas"
          options={[
            {
              value: 'empresa',
              title: 'Transportes Rodoviários Albuquerque e Filhos, Unipessoal, Lda.',
              sub: 'NIF 501 964 843 · contabilidade@transportesrodoviariosalbuquerque.pt',
              end: '12 345,67 €',
            },
            { value: 'final', title: 'Consumidor final' },
          ]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
