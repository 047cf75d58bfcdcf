import type { MediaKind } from '@portal/domain/mediaRules';
import { UPLOAD_RUNNING } from '@portal/api/messages';
import { Button } from '@portal/ui/Button';
import { Upload } from '@portal/ui/icons';
import { useRef } from 'react';
import { useUpload } from './useUpload.ts';

interface UploadButtonProps {
  id: string;
  kinds: readonly MediaKind[];
  label: string;
}

/** Chooses a file and sends it; says so while it runs (MED-12). */
export function UploadButton({ id, kinds, label }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, busy, accept } = useUpload(id, kinds);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after a failure.
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button
        size="small"
        block
        icon={<Upload />}
        loading={busy}
        loadingText={UPLOAD_RUNNING}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </div>
  );
}
