import type { CatalogueEntry } from '../catalogueEntry.ts';
import { HeldValue } from '../HeldValue.ts';
import { RatingStars, type RatingStarsProps } from './RatingStars.tsx';

function Sample({ initial = 0, ...props }: Partial<RatingStarsProps> & { initial?: number }) {
  return (
    <HeldValue initial={initial}>
      {(stars, change) => (
        <RatingStars
          legend="Pontuação, de 1 a 5 estrelas"
          {...props}
          value={stars}
          onChange={change}
        />
      )}
    </HeldValue>
  );
}

export default {
  title: 'RatingStars',
  group: 'Formulários',
  states: [
    { title: 'Por dar', element: <Sample /> },
    { title: 'Dada', element: <Sample initial={4} /> },
    { title: 'Com erro', element: <Sample error="Escolha de 1 a 5 estrelas." /> },
  ],
} satisfies CatalogueEntry;
