import type { MediaFile } from '@portal/api/work/mediaFile';
import { DELETE_RUNNING } from '@portal/api/texts';
import { kindOfFile } from '@portal/remote/files/mediaGroups';
import { IconButton } from '@portal/ui/IconButton';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { Image } from '@portal/ui/icons/documents/Image';
import { Trash2 } from '@portal/ui/icons/controls/Trash2';
import { Video } from '@portal/ui/icons/documents/Video';
import { List, ListRow } from '@portal/ui/ListRow';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { Thumb } from '@portal/ui/Thumb';
import { texts } from '../../texts.ts';

interface FileRowsProps {
  /** What the files are. */
  label: string;
  files: readonly MediaFile[];
  /** How own files are removed; null for those of somebody else. */
  removal: { removing: string | null; run: (file: MediaFile) => Promise<unknown> } | null;
}

const kinds = {
  image: { label: texts.files.photo, icon: <Image /> },
  video: { label: texts.files.video, icon: <Video /> },
  document: { label: texts.files.document, icon: <FileText /> },
};

/** Files as rows; nothing when there are none. */
export function FileRows({ label, files, removal }: FileRowsProps) {
  if (files.length === 0) return null;
  return (
    <Stack gap="none">
      <Text as="h4" size="caption" tone="third">
        {label}
      </Text>
      <List>
        {files.map((file) => {
          const name = file.description ?? texts.files.unnamed;
          const kind = kinds[kindOfFile(file)];
          return (
            <ListRow
              key={file.id}
              media={<Thumb src={file.thumbnail_url} icon={kind.icon} size="small" />}
              title={name}
              sub={
                removal?.removing === file.id ? (
                  <span role="status">{DELETE_RUNNING}</span>
                ) : (
                  kind.label
                )
              }
              end={
                removal && (
                  <IconButton
                    label={texts.files.remove(name)}
                    icon={<Trash2 />}
                    onClick={() => void removal.run(file)}
                  />
                )
              }
            />
          );
        })}
      </List>
    </Stack>
  );
}
