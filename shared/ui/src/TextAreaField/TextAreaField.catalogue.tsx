import { FEEDBACK_MAX_LENGTH } from '@portal/domain/limits';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';

function Sample({ initial = '', ...props }: Partial<TextAreaFieldProps> & { initial?: string }) {
  return (
    <HeldValue initial={initial}>
      {(value, change) => (
        <TextAreaField label="Observações" {...props} value={value} onChange={change} />
      )}
    </HeldValue>
  );
}

export default {
  title: 'TextAreaField',
  group: 'Formulários',
  states: [
    { title: 'Vazia', element: <Sample placeholder="O que devemos saber?" /> },
    {
      title: 'Com contador',
      element: (
        <Sample
          optional
          maxLength={FEEDBACK_MAX_LENGTH}
          initial="Luz do ABS acende de vez em quando."
        />
      ),
    },
    {
      title: 'Quase cheia',
      element: <Sample maxLength={40} initial="A luz do ABS acende na autoestrada" />,
    },
    { title: 'Com erro', element: <Sample maxLength={40} error="Campo obrigatório!" /> },
    {
      title: 'Texto longo',
      element: (
        <Sample
          label="O que quer que a oficina saiba antes de receber a viatura"
          initial={'O motor faz barulho a frio. '.repeat(20)}
          maxLength={FEEDBACK_MAX_LENGTH}
          rows={5}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
