import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Bell } from '../icons/messages/Bell.ts';
import { Row } from '../Stack/Stack.tsx';
import { Badge, BadgeAnchor } from './Badge.tsx';

export default {
  title: 'Badge',
  group: 'Fundamentos',
  states: [
    {
      title: 'Aviso',
      element: (
        <Row>
          <Badge count={1} />
          <Badge count={42} />
          <Badge count={99} />
          <Badge count={100} />
        </Row>
      ),
    },
    {
      title: 'Total',
      element: (
        <Row>
          <Badge count={0} kind="count" />
          <Badge count={12} kind="count" />
          <Badge count={240} kind="count" />
        </Row>
      ),
    },
    {
      title: 'Total do separador escolhido',
      element: (
        <Row>
          <Badge count={3} kind="select" />
          <Badge count={240} kind="select" />
        </Row>
      ),
    },
    {
      title: 'Sobre um ícone',
      element: (
        <Row gap="huge">
          {[0, 3, 42, 128].map((count) => (
            <BadgeAnchor key={count} count={count}>
              <Bell aria-label={`Notificações, ${count} por ler`} />
            </BadgeAnchor>
          ))}
        </Row>
      ),
    },
  ],
} satisfies CatalogueEntry;
