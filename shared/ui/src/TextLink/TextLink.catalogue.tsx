import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

function Opened() {
  const [times, setTimes] = useState(0);
  return (
    <Text>
      Ao registar-se aceita os{' '}
      <TextLink onClick={() => setTimes(times + 1)}>termos e condições</TextLink> (abertos {times}{' '}
      vezes).
    </Text>
  );
}

export default {
  title: 'TextLink',
  group: 'Ações',
  states: [
    {
      title: 'No texto',
      element: (
        <Text>
          O portal é feito <TextLink href="#tecnologia">com esta tecnologia</TextLink>, do início ao
          fim.
        </Text>
      ),
    },
    { title: 'Botão no texto', element: <Opened /> },
    {
      title: 'Sozinha',
      element: (
        <TextLink href="#esqueci" standalone>
          Esqueci a password
        </TextLink>
      ),
    },
    {
      title: 'Sozinha e curta',
      element: (
        <TextLink href="#ver" standalone>
          Ver
        </TextLink>
      ),
    },
    {
      title: 'Texto longo',
      element: (
        <TextLink standalone href="#politica">
          Política de privacidade e de tratamento de dados pessoais da Transportes Rodoviários
          Albuquerque, Lda.
        </TextLink>
      ),
    },
  ],
} satisfies CatalogueEntry;
