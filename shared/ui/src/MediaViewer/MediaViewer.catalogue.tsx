import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Trash2 } from '../icons/controls/Trash2.ts';
import { MediaTiles } from '../MediaTiles/MediaTiles.tsx';
import { ExamplePage } from '../overlay/ExamplePage.tsx';
import { examplePhoto } from '../Thumb/examplePhoto.ts';
import { MediaViewer, type MediaItem } from './MediaViewer.ts';

const items: readonly MediaItem[] = [
  { id: 'a', kind: 'photo', src: examplePhoto, name: 'Pastilhas gastas', date: '14 jul.' },
  { id: 'b', kind: 'photo', src: examplePhoto, name: 'Pastilhas novas', date: '15 jul.' },
  { id: 'c', kind: 'document', src: 'data:,', name: 'Relatório da revisão.pdf', date: '15 jul.' },
  { id: 'd', kind: 'photo', src: 'data:image/png,', name: 'Disco' },
  { id: 'e', kind: 'video', src: 'data:video/mp4,', name: 'Ruído na travagem', date: '16 jul.' },
];

/** A gallery that opens the viewer; what is removed leaves both. */
function Gallery({ at, own = false }: { at: number; own?: boolean }) {
  const [files, setFiles] = useState(items);
  const [index, setIndex] = useState<number | null>(at);
  return (
    <>
      <ExamplePage>
        <MediaTiles
          tiles={files.map((file, position) => ({
            id: file.id,
            label: file.name,
            src: file.kind === 'photo' ? file.src : null,
            kind: file.kind === 'document' ? 'file' : file.kind,
            onOpen: () => setIndex(position),
          }))}
        />
      </ExamplePage>
      {index !== null && files.length > 0 && (
        <MediaViewer
          items={files}
          index={index}
          onMove={setIndex}
          onClose={() => setIndex(null)}
          onDownload={() => undefined}
          actions={
            own
              ? (item) => (
                  <IconButton
                    label="Remover"
                    icon={<Trash2 />}
                    onClick={() => setFiles(files.filter(({ id }) => id !== item.id))}
                  />
                )
              : undefined
          }
        />
      )}
    </>
  );
}

function Single({ item }: { item: MediaItem }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <ExamplePage>
        <MediaTiles tiles={[{ id: item.id, label: item.name, onOpen: () => setOpen(true) }]} />
      </ExamplePage>
      {open && (
        <MediaViewer
          items={[item]}
          index={0}
          onMove={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export default {
  title: 'MediaViewer',
  group: 'Sobreposições',
  page: true,
  states: [
    { title: 'Fotografia', element: <Gallery at={0} own /> },
    { title: 'Documento', element: <Gallery at={2} /> },
    { title: 'Não foi possível abrir', element: <Gallery at={3} /> },
    {
      title: 'Legenda comprida',
      element: (
        <Single
          item={{
            id: 'long',
            kind: 'photo',
            src: examplePhoto,
            name: 'Disco de travão dianteiro do lado do condutor, com desgaste além do permitido pelo fabricante',
            date: '31 dez. 2025',
          }}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
