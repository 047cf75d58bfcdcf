import { useState } from 'react';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Camera } from '../icons/documents/Camera.ts';
import { Upload } from '../icons/documents/Upload.ts';
import { Stack } from '../Stack/Stack.tsx';
import { FileButton } from './FileButton.tsx';

function Chosen() {
  const [name, setName] = useState<string>();
  return (
    <Stack gap="small">
      <FileButton
        size="small"
        icon={<Camera />}
        accept=".jpg,.png"
        onChoose={([file]) => setName(file.name)}
      >
        Mudar fotografia
      </FileButton>
      <p role="status">{name ?? 'Nenhum ficheiro escolhido'}</p>
    </Stack>
  );
}

export default {
  title: 'FileButton',
  group: 'Ações',
  states: [
    { title: 'Escolher', element: <Chosen /> },
    {
      title: 'A enviar',
      element: (
        <FileButton
          block
          icon={<Upload />}
          loading
          loadingText="O seu ficheiro está a ser carregado..."
          onChoose={() => undefined}
        >
          Adicionar documento
        </FileButton>
      ),
    },
  ],
} satisfies CatalogueEntry;
