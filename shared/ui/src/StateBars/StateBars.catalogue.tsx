import { Card } from '../Card/Card.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Scissors } from '../icons/things/Scissors.ts';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { barsCaption, StateBars, type BarsState, type StateBarsProps } from './StateBars.tsx';

const states: ReadonlyArray<readonly [BarsState, string]> = [
  [0, 'Marcado'],
  [1, 'Pedido a decorrer'],
  [2, 'Em diagnóstico'],
  [2.5, 'Aguarda aprovação'],
  [3, 'Em reparação'],
  [4, 'Controlo final'],
  [5, 'Concluído'],
  ['off', 'CANCELADO'],
];

function Example(props: StateBarsProps) {
  return (
    <Card as="div">
      <Stack gap="small">
        <Row between>
          <strong>{props.name}</strong>
          <Text as="span" size="caption" tone="third" figures>
            {barsCaption(props.state)}
          </Text>
        </Row>
        <StateBars {...props} />
      </Stack>
    </Card>
  );
}

export default {
  title: 'StateBars',
  group: 'Estados',
  states: [
    ...states.map(([state, name]) => ({
      title: `Cartão: ${name}`,
      element: <Example state={state} name={name} />,
    })),
    ...states.map(([state, name]) => ({
      title: `Detalhe: ${name}`,
      element: <Example state={state} name={name} hero />,
    })),
    {
      title: 'Detalhe: outro ofício',
      element: <Example state={3} name="Em corte" workIcon={<Scissors />} hero />,
    },
  ],
} satisfies CatalogueEntry;
