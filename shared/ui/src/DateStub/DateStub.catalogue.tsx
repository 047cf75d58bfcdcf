import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Row } from '../Stack/Stack.tsx';
import { DateStub, type DateStubProps } from './DateStub.tsx';

function Example(props: DateStubProps) {
  return (
    <Card as="div" flush>
      <Row>
        <DateStub {...props} />
      </Row>
    </Card>
  );
}

export default {
  title: 'DateStub',
  group: 'Fundamentos',
  states: [
    { title: 'Dia', element: <Example weekday="ter" day="14" month="jul." /> },
    { title: 'Hoje', element: <Example weekday="qui" day="hoje" month="09 jul." word /> },
    { title: 'Cancelada', element: <Example weekday="sáb" day="4" month="jul." off /> },
  ],
} satisfies CatalogueEntry;
