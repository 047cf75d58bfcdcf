import type { MediaFile } from '@portal/api/work/mediaFile';
import { DELETE_RUNNING } from '@portal/api/texts';
import type { Work } from '@portal/api/work/work';
import { formatDayMonth, lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import { usePortal } from '@portal/remote/usePortal';
import { IconButton } from '@portal/ui/IconButton';
import { Download } from '@portal/ui/icons/documents/Download';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { Trash2 } from '@portal/ui/icons/controls/Trash2';
import { List, ListRow } from '@portal/ui/ListRow';
import { Stack } from '@portal/ui/Stack';
import { FilesBySender } from './FilesBySender.tsx';
import { mediaGroups } from '@portal/remote/files/mediaGroups';
import { texts } from '../texts.ts';
import { UploadButton } from './UploadButton.tsx';
import { useRemoveFile } from './useRemoveFile.ts';
import { Waiting } from '../waiting/Waiting.tsx';

interface MediaDocumentsProps {
  work: Work;
  today: IsoDate;
  canChange: boolean;
}

/** Documents as rows, by who sent them (MED-01, MED-02). */
export function MediaDocuments({ work, today, canChange }: MediaDocumentsProps) {
  const { native } = usePortal();
  const remove = useRemoveFile(work.id);
  const { documents } = mediaGroups(work.company_extras, work.client_extras);
  const rows = (files: readonly MediaFile[], isOwn: boolean) => (
    <List>
      {files.map((file) => {
        const name = file.description ?? texts.media.unnamed;
        return (
          <ListRow
            key={file.id}
            media={<FileText />}
            title={name}
            sub={
              remove.removing === file.id ? (
                <span role="status">{DELETE_RUNNING}</span>
              ) : (
                formatDayMonth(lisbonToday(new Date(file.date)), today)
              )
            }
            end={
              <>
                <IconButton
                  label={texts.media.downloadNamed(name)}
                  icon={<Download />}
                  onClick={() => void native.download({ url: file.url, name })}
                />
                {isOwn && canChange && (
                  <IconButton
                    label={texts.media.removeNamed(name)}
                    icon={<Trash2 />}
                    onClick={() => void remove.run(file)}
                  />
                )}
              </>
            }
          />
        );
      })}
    </List>
  );
  return (
    <Stack>
      <FilesBySender files={documents} empty={texts.media.noDocuments} draw={rows} />
      <Waiting work={work} place="documents" />
      {canChange && (
        <UploadButton id={work.id} kinds={['document']} label={texts.media.addDocument} />
      )}
    </Stack>
  );
}
