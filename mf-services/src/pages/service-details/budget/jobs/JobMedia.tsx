import type { Job } from '@portal/api/work/budget/budget';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { usePortal } from '@portal/remote/usePortal';
import { MediaTiles } from '@portal/ui/MediaTiles';
import { MediaViewer } from '@portal/ui/MediaViewer';
import { useState } from 'react';
import { tileOfFile } from '../../media/tileOfFile.ts';
import { useRenewFiles } from '../../media/useRenewFiles.ts';
import { viewerItem } from '../../media/viewerItem.ts';

/** What a job is founded on, in pictures (BUD-09); only those that come into sight are fetched. */
export function JobMedia({ job: { files }, today }: { job: Job; today: IsoDate }) {
  const { native } = usePortal();
  const [openId, setOpenId] = useState<string | null>(null);
  const renew = useRenewFiles();
  const index = files.findIndex(({ id }) => id === openId);
  if (files.length === 0) return null;
  return (
    <>
      <MediaTiles
        tiles={files.map((file, at) => ({
          ...tileOfFile(file, at + 1),
          caption: file.description ?? '',
          onOpen: () => setOpenId(file.id),
        }))}
      />
      {index >= 0 && (
        <MediaViewer
          items={files.map((file) => viewerItem(file, today))}
          index={index}
          onMove={(at) => setOpenId(files[at]?.id ?? null)}
          onClose={() => setOpenId(null)}
          onFailed={renew}
          onDownload={({ src, name }) => void native.download({ url: src, name })}
        />
      )}
    </>
  );
}
