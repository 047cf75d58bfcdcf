import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Row, Stack } from '../Stack/Stack.tsx';
import {
  ChoicesSkeleton,
  DetailsSkeleton,
  FormSkeleton,
  ListSkeleton,
  ServiceCardSkeleton,
  Skeleton,
} from './Skeleton.tsx';

export default {
  title: 'Skeleton',
  group: 'Estados',
  states: [
    {
      title: 'Formas',
      element: (
        <Stack>
          <Skeleton shape="display" size="most" />
          <Skeleton shape="title" size="half" />
          <Skeleton />
          <Skeleton size="third" />
          <Row>
            <Skeleton shape="thumb" />
            <Skeleton shape="circle" />
          </Row>
          <Skeleton shape="button" />
          <Skeleton shape="block" />
        </Stack>
      ),
    },
    { title: 'Cartão de serviço', element: <ServiceCardSkeleton /> },
    { title: 'Lista', element: <ListSkeleton rows={3} /> },
    { title: 'Detalhe', element: <DetailsSkeleton /> },
    { title: 'Formulário', element: <FormSkeleton /> },
    { title: 'Escolhas', element: <ChoicesSkeleton rows={3} /> },
  ],
} satisfies CatalogueEntry;
