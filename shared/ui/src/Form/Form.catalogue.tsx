import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

function Sample({ boxed }: { boxed?: boolean }) {
  const [name, setName] = useState('');
  const [city, setCity] = useState('');
  const [isSent, setSent] = useState(false);
  const error = (value: string) => (isSent && value === '' ? 'Campo obrigatório!' : null);
  return (
    <Form boxed={boxed} onSubmit={() => setSent(true)}>
      <TextField label="Nome" value={name} error={error(name)} onChange={setName} />
      <TextField label="Localidade" value={city} error={error(city)} onChange={setCity} />
      <Button type="submit" variant="primary" block>
        Guardar
      </Button>
    </Form>
  );
}

export default {
  title: 'Form',
  group: 'Formulários',
  states: [
    { title: 'Na página', element: <Sample /> },
    { title: 'Dentro de um cartão', element: <Sample boxed /> },
  ],
} satisfies CatalogueEntry;
