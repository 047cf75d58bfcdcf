import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Page } from '../Page/Page.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

const services = ['Revisão dos 60 000 km', 'Pastilhas de travão', 'Alinhamento da direção'];

/** A page as high as two windows, for the catalogue: what stands around it is what is looked at. */
export function ExamplePage({ children, dock }: { children?: ReactNode; dock?: boolean }) {
  return (
    <main style={{ padding: '16px var(--gutter) 120px', minBlockSize: '160dvh' }}>
      <Page dock={dock}>
        <Stack>
          <PageHeading greeting="Bom dia, Teresa">Está tudo em dia.</PageHeading>
          {children}
          {services.map((service) => (
            <Card key={service} title={service}>
              <Text tone="second">Peugeot 308 SW, 72-ZB-16</Text>
            </Card>
          ))}
        </Stack>
      </Page>
    </main>
  );
}

/** An overlay over a page, open at first; it can be closed and opened again. */
export function OpenAtFirst({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <ExamplePage>
        <Button onClick={() => setOpen(true)}>Abrir</Button>
      </ExamplePage>
      {open && children(() => setOpen(false))}
    </>
  );
}
