import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Countdown } from './Countdown.tsx';

/** Starts again with so many seconds left, and says when it has ended. */
function Sample({ total, left, caption }: { total: number; left: number; caption?: string }) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + left * 1000);
  const [ended, setEnded] = useState(0);
  return (
    <Stack gap="medium">
      <Countdown
        endsAt={endsAt}
        totalSeconds={total}
        caption={caption}
        onEnd={() => setEnded((times) => times + 1)}
      />
      <Row>
        <Button size="small" onClick={() => setEndsAt(Date.now() + left * 1000)}>
          Recomeçar
        </Button>
        <output>{`Terminou ${ended} vezes`}</output>
      </Row>
    </Stack>
  );
}

export default {
  title: 'Countdown',
  group: 'Estados',
  states: [
    { title: 'A decorrer', element: <Sample total={240} left={222} caption="para aceitar" /> },
    { title: 'A acabar', element: <Sample total={240} left={12} caption="para aceitar" /> },
    { title: 'No passado', element: <Sample total={240} left={-30} caption="para aceitar" /> },
    { title: 'Sem legenda', element: <Sample total={60} left={59} /> },
  ],
} satisfies CatalogueEntry;
