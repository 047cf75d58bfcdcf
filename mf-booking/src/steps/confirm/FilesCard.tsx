import { UPLOAD_RUNNING } from '@portal/api/texts';
import { mediaGroups } from '@portal/remote/files/mediaGroups';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FileButton } from '@portal/ui/FileButton';
import { Upload } from '@portal/ui/icons/documents/Upload';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { FileRows } from './FileRows.tsx';
import { texts } from '../../texts.ts';
import { useDraftFiles } from './useDraftFiles.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

const groups = ['provider', 'customer'] as const;

/** Photographs, videos and documents that go with the booking, by who sent them (BKG-45, BKG-46). */
export function FilesCard({ handle }: { handle: WizardHandle }) {
  const { files, failed, retry, upload, removal } = useDraftFiles(handle);
  const { gallery, documents } = mediaGroups(
    files?.company_extras ?? [],
    files?.client_extras ?? [],
  );
  const sent = groups.filter((sender) => gallery[sender].length + documents[sender].length > 0);
  return (
    <Card title={texts.files.title}>
      <Text size="small" tone="second">
        {texts.files.hint}
      </Text>
      {failed && (
        <Banner
          tone="danger"
          live
          title={texts.files.failedTitle}
          actions={
            <Button size="small" onClick={() => retry()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.files.failed}
        </Banner>
      )}
      {sent.map((sender) => (
        <Stack key={sender} as="section" gap="small">
          <Text as="h3" size="small" tone="second">
            {texts.files.groups[sender]}
          </Text>
          {([gallery[sender], documents[sender]] as const).map((list, index) => (
            <FileRows
              key={index === 0 ? 'media' : 'documents'}
              label={index === 0 ? texts.files.kinds.media : texts.files.kinds.documents}
              files={list}
              removal={sender === 'customer' ? removal : null}
            />
          ))}
        </Stack>
      ))}
      <FileButton
        size="small"
        block
        icon={<Upload />}
        accept={upload.accept}
        loading={upload.busy}
        loadingText={UPLOAD_RUNNING}
        multiple
        onChoose={(files) => void upload.upload(files)}
      >
        {texts.files.add}
      </FileButton>
    </Card>
  );
}
