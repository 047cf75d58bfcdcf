import { FileButton } from '@portal/ui/FileButton';
import { Upload } from '@portal/ui/icons/documents/Upload';
import { useState, type DragEvent } from 'react';
import { texts } from '../texts.ts';
import { ACCEPTED_CSV } from './acceptedCsv.ts';
import styles from './FileDrop.module.css';

/** Where a file is let go with a mouse; everybody else has the button in it. */
export function FileDrop(props: { busy: boolean; name: string; onFile: (file: File) => void }) {
  const { busy, name, onFile } = props;
  const [isOver, setIsOver] = useState(false);
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined && !busy) onFile(file);
      }}
    >
      <p className={styles.words}>{texts.drop}</p>
      <FileButton
        accept={ACCEPTED_CSV}
        icon={<Upload />}
        loading={busy}
        loadingText={texts.sending(name)}
        onChoose={([file]) => onFile(file)}
      >
        {texts.choose}
      </FileButton>
      <p className={styles.limits}>{texts.limits}</p>
    </div>
  );
}
