import type { MediaFile } from '@portal/api/work/mediaFile';
import { DELETE_RUNNING } from '@portal/api/texts';
import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Trash2 } from '@portal/ui/icons/controls/Trash2';
import { MediaTiles } from '@portal/ui/MediaTiles';
import { MediaViewer } from '@portal/ui/MediaViewer';
import { Stack } from '@portal/ui/Stack';
import { useState } from 'react';
import { tileOfFile } from './tileOfFile.ts';
import { viewerItem } from './viewerItem.ts';
import { FilesBySender } from './FilesBySender.tsx';
import { mediaGroups } from '@portal/remote/files/mediaGroups';
import { texts } from '../texts.ts';
import { UploadButton } from './UploadButton.tsx';
import { useRenewFiles } from './useRenewFiles.ts';
import { useRemoveFile } from './useRemoveFile.ts';
import { Waiting } from '../waiting/Waiting.tsx';

interface MediaGalleryProps {
  work: Work;
  today: IsoDate;
  canChange: boolean;
}

function RemoveButton({
  isRemoving,
  onRemove,
}: {
  isRemoving: boolean;
  onRemove: () => Promise<unknown>;
}) {
  return (
    <Button
      size="small"
      variant="dangerGhost"
      icon={<Trash2 />}
      loading={isRemoving}
      loadingText={DELETE_RUNNING}
      onClick={() => void onRemove()}
    >
      {texts.media.remove}
    </Button>
  );
}

/** Photographs and videos in squares, by who sent them (MED-01, MED-02). */
export function MediaGallery({ work, today, canChange }: MediaGalleryProps) {
  const { native } = usePortal();
  const [openId, setOpenId] = useState<string | null>(null);
  const remove = useRemoveFile(work.id);
  const renew = useRenewFiles();
  const { gallery } = mediaGroups(work.company_extras, work.client_extras);
  const all = [...gallery.provider, ...gallery.customer];
  const openIndex = all.findIndex((file) => file.id === openId);
  const openFile = all[openIndex];
  const tiles = (files: readonly MediaFile[]) => (
    <MediaTiles
      tiles={files.map((file, index) => ({
        ...tileOfFile(file, index + 1),
        onOpen: () => setOpenId(file.id),
      }))}
    />
  );
  return (
    <Stack>
      <FilesBySender files={gallery} empty={texts.media.noPhotos} draw={tiles} />
      <Waiting work={work} place="gallery" />
      {canChange && (
        <UploadButton id={work.id} kinds={['image', 'video']} label={texts.media.addPhoto} />
      )}
      {openFile && (
        <MediaViewer
          items={all.map((file) => viewerItem(file, today))}
          index={openIndex}
          onMove={(index) => setOpenId(all[index]?.id ?? null)}
          onClose={() => setOpenId(null)}
          onFailed={renew}
          onDownload={({ src, name }) => void native.download({ url: src, name })}
          actions={() =>
            canChange && gallery.customer.includes(openFile) ? (
              <RemoveButton
                isRemoving={remove.removing === openFile.id}
                onRemove={async () => {
                  if (await remove.run(openFile)) setOpenId(null);
                }}
              />
            ) : null
          }
        />
      )}
    </Stack>
  );
}
