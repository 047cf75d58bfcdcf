import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Stack } from '../Stack/Stack.tsx';
import { examplePhoto, examplePixels } from '../Thumb/examplePhoto.ts';
import { MediaTiles, type MediaTile } from './MediaTiles.tsx';

const tiles: readonly MediaTile[] = [
  { id: 'a', label: 'Fotografia 1: pastilhas gastas', src: examplePhoto },
  {
    id: 'b',
    label: 'Vídeo 2: ruído na travagem',
    src: examplePhoto,
    kind: 'video',
    duration: '0:18',
  },
  { id: 'c', label: 'Documento 3: relatório', kind: 'file' },
];

function Opening() {
  const [opened, setOpened] = useState('');
  return (
    <Stack gap="small">
      <MediaTiles tiles={tiles.map((tile) => ({ ...tile, onOpen: () => setOpened(tile.label) }))} />
      <p role="status">{opened}</p>
    </Stack>
  );
}

export default {
  title: 'MediaTiles',
  group: 'Cartões',
  states: [
    { title: 'Fotografia, vídeo, documento', element: <Opening /> },
    {
      title: 'Com legendas',
      element: (
        <MediaTiles
          tiles={tiles.map((tile) => ({ ...tile, caption: 'Pastilhas a 2 mm. O mínimo é 3 mm.' }))}
        />
      ),
    },
    {
      title: 'A abrir',
      element: (
        <MediaTiles
          tiles={[{ id: 'a', label: 'Fotografia a abrir', src: examplePhoto, loading: true }]}
        />
      ),
    },
    {
      title: 'Modo lite',
      element: (
        <MediaTiles
          tiles={[
            { id: 'a', label: 'Fotografia bloqueada', src: examplePixels, locked: true },
            { id: 'b', label: 'Vídeo bloqueado', src: examplePixels, kind: 'video', locked: true },
          ]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
