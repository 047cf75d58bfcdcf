import { UPLOAD_RUNNING } from '@portal/api/texts';
import type { MediaKind } from '@portal/domain/work/acceptedFileTypes';
import { FileButton } from '@portal/ui/FileButton';
import { Upload } from '@portal/ui/icons/documents/Upload';
import { useUpload } from './useUpload.ts';

interface UploadButtonProps {
  id: string;
  kinds: readonly MediaKind[];
  label: string;
}

/** Chooses a file and sends it; says so while it runs (MED-12). */
export function UploadButton({ id, kinds, label }: UploadButtonProps) {
  const { upload, busy, accept } = useUpload(id, kinds);
  return (
    <FileButton
      size="small"
      block
      icon={<Upload />}
      accept={accept}
      loading={busy}
      loadingText={UPLOAD_RUNNING}
      multiple
      onChoose={(files) => void upload(files)}
    >
      {label}
    </FileButton>
  );
}
