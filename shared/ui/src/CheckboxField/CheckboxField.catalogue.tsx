import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';

function Sample({
  initial = false,
  ...props
}: Partial<CheckboxFieldProps> & { initial?: boolean }) {
  return (
    <HeldValue initial={initial}>
      {(checked, change) => (
        <CheckboxField {...props} checked={checked} onChange={change}>
          {props.children ?? 'Enviar também para o e-mail secundário'}
        </CheckboxField>
      )}
    </HeldValue>
  );
}

const terms = (
  <>
    Li e aceito os <TextLink href="#termos">termos e condições</TextLink>
  </>
);

export default {
  title: 'CheckboxField',
  group: 'Formulários',
  states: [
    { title: 'Por escolher', element: <Sample /> },
    { title: 'Escolhida', element: <Sample initial>{terms}</Sample> },
    {
      title: 'Com erro',
      element: <Sample error="Tem que aceitar os termos e condições">{terms}</Sample>,
    },
    { title: 'Inativa', element: <Sample disabled /> },
    { title: 'Inativa e escolhida', element: <Sample disabled initial /> },
    {
      title: 'Uma de várias',
      element: (
        <HeldValue initial="dia">
          {(chosen, change) => (
            <fieldset>
              <legend className="visually-hidden">Horário</legend>
              {[
                { value: 'dia', text: 'Todo o dia' },
                { value: 'manha', text: 'Só de manhã' },
              ].map(({ value, text }) => (
                <CheckboxField
                  key={value}
                  type="radio"
                  name="catalogo-horario"
                  value={value}
                  checked={chosen === value}
                  onChange={() => change(value)}
                >
                  {text}
                </CheckboxField>
              ))}
            </fieldset>
          )}
        </HeldValue>
      ),
    },
    {
      title: 'Texto longo',
      element: (
        <Sample>
          Autorizo que a Transportes Rodoviários Albuquerque, Lda. guarde os dados desta marcação
          durante dez anos e que me contacte por telefone, SMS e e-mail sobre ela.
        </Sample>
      ),
    },
  ],
} satisfies CatalogueEntry;
