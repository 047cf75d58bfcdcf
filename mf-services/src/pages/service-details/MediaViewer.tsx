import type { MediaFile } from '@portal/api/media';
import { DELETE_RUNNING } from '@portal/api/messages';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { IconButton } from '@portal/ui/IconButton';
import { ChevronLeft, ChevronRight, Download, Trash2 } from '@portal/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { kindOfFile } from './mediaGroups.ts';
import styles from './MediaViewer.module.css';
import { texts } from './texts.ts';

/** How far a finger moves before it counts as a swipe, in pixels (MED-04). */
const SWIPE_FROM = 20;

interface MediaViewerProps {
  files: readonly MediaFile[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
  /** Absent where the file is not the customer's to remove. */
  onRemove?: (file: MediaFile) => Promise<unknown>;
  /** The file on show is being removed. */
  removing: boolean;
}

/** One photograph or video, large; swipe and arrows go to the next (MED-04, MED-05). */
export function MediaViewer({
  files,
  index,
  onMove,
  onClose,
  onRemove,
  removing,
}: MediaViewerProps) {
  const { native } = usePortal();
  const startedAt = useRef<number | null>(null);
  const step = (by: number) => {
    const next = index + by;
    if (next >= 0 && next < files.length) onMove(next);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const file = files[index];
  if (!file) return null;
  const name = file.description ?? texts.media.unnamed;
  return (
    <Dialog title={name} kind="plain" wide closable onClose={onClose}>
      <div
        className={styles.stage}
        role="group"
        aria-label={name}
        onPointerDown={(event) => {
          startedAt.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const moved = event.clientX - (startedAt.current ?? event.clientX);
          startedAt.current = null;
          if (Math.abs(moved) >= SWIPE_FROM) step(moved < 0 ? 1 : -1);
        }}
      >
        {kindOfFile(file) === 'video' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings come without captions
          <video key={file.id} className={styles.picture} src={file.url} controls playsInline />
        ) : (
          <img className={styles.picture} src={file.url} alt={name} draggable={false} />
        )}
      </div>
      <div className={styles.bar}>
        <IconButton
          label={texts.media.previous}
          icon={<ChevronLeft />}
          disabled={index === 0}
          onClick={() => step(-1)}
        />
        <span className="num" role="status">
          {texts.media.position(index + 1, files.length)}
        </span>
        <IconButton
          label={texts.media.next}
          icon={<ChevronRight />}
          disabled={index === files.length - 1}
          onClick={() => step(1)}
        />
      </div>
      <div className={styles.bar}>
        <Button
          size="small"
          icon={<Download />}
          onClick={() => native.download({ url: file.url, name })}
        >
          {texts.media.download}
        </Button>
        {onRemove && (
          <Button
            size="small"
            variant="dangerGhost"
            icon={<Trash2 />}
            loading={removing}
            loadingText={DELETE_RUNNING}
            onClick={() => void onRemove(file)}
          >
            {texts.media.remove}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
