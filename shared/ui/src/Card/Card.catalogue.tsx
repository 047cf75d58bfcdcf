import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Card, LinkCard } from './Card.tsx';

const long =
  'A revisão inclui óleo, filtros, travões, pneus, luzes, direção e um ensaio na estrada. Se for preciso mais alguma coisa, pedimos primeiro a sua aprovação.';

export default {
  title: 'Card',
  group: 'Cartões',
  states: [
    { title: 'Simples', element: <Card as="div">{long}</Card> },
    {
      title: 'Com título',
      element: (
        <Card title="O que vamos fazer" titleId="card-simple">
          <p>{long}</p>
        </Card>
      ),
    },
    {
      title: 'Título e etiqueta',
      element: (
        <Card
          title="Serviços Solicitados"
          titleId="card-tag"
          titleSize="title"
          titleEnd={<Tag tone="attention">em espera</Tag>}
        >
          <p>{long}</p>
        </Card>
      ),
    },
    {
      title: 'Título longo e ligação',
      element: (
        <Card
          title="Otorrinolaringologia, consulta de acompanhamento pós-operatório"
          titleId="card-long"
          titleEnd={
            <TextLink href="#editar" standalone>
              Editar dados de faturação
            </TextLink>
          }
        >
          <p>{long}</p>
        </Card>
      ),
    },
    {
      title: 'Ligação',
      element: (
        <LinkCard href="#servico">
          <Text as="span">Todo o cartão é uma ligação.</Text>
        </LinkCard>
      ),
    },
  ],
} satisfies CatalogueEntry;
