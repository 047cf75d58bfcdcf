import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Car } from '../icons/vehicles/Car.ts';
import { MonitorSmartphone } from '../icons/things/MonitorSmartphone.ts';
import { Wrench } from '../icons/things/Wrench.ts';
import { Row } from '../Stack/Stack.tsx';
import { examplePhoto, examplePixels } from './examplePhoto.ts';
import { Thumb } from './Thumb.tsx';

export default {
  title: 'Thumb',
  group: 'Fundamentos',
  states: [
    {
      title: 'Com fotografia, três tamanhos',
      element: (
        <Row gap="normal">
          <Thumb src={examplePhoto} size="small" />
          <Thumb src={examplePhoto} />
          <Thumb src={examplePhoto} size="large" />
        </Row>
      ),
    },
    {
      title: 'Sem fotografia',
      element: (
        <Row gap="normal">
          <Thumb icon={<Car />} size="small" />
          <Thumb icon={<MonitorSmartphone />} />
          <Thumb icon={<Wrench />} size="large" />
        </Row>
      ),
    },
    { title: 'A fotografia não abre', element: <Thumb src="data:image/png," icon={<Car />} /> },
    { title: 'Redonda', element: <Thumb src={examplePhoto} round /> },
    {
      title: 'Modo lite',
      element: <Thumb src={examplePixels} size="large" pixelated />,
    },
  ],
} satisfies CatalogueEntry;
