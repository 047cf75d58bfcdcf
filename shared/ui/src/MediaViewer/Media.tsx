import { useState } from 'react';
import { FileText } from '../icons/documents/FileText.ts';
import { RotateCcw } from '../icons/arrows/RotateCcw.ts';
import { Loader } from '../Loader/Loader.tsx';
import { texts as commonTexts } from '../texts.ts';
import { texts } from './texts.ts';
import type { MediaItem } from './mediaItem.ts';
import styles from './MediaViewer.module.css';
import type { Zoom } from './zoom.ts';

interface MediaProps {
  item: MediaItem;
  zoom: Zoom;
  drag: number;
  onFailed: (() => void) | undefined;
}

/** What the stage shows: the item, that it is loading, or that it failed and a retry. */
export function Media({ item, zoom, drag, onFailed }: MediaProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // A new address for what is on show would begin a video anew.
  const [attempt, setAttempt] = useState({ count: 1, src: item.src });
  if (item.kind === 'document') {
    return (
      <div className={styles.message}>
        <FileText />
        <p>{texts.document}</p>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className={styles.message}>
        <p role="alert">{texts.failed}</p>
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            setState('loading');
            setAttempt({ count: attempt.count + 1, src: item.src });
          }}
        >
          <RotateCcw />
          {commonTexts.retry}
        </button>
      </div>
    );
  }
  const common = {
    src: attempt.src,
    className: styles.picture,
    'data-loading': state === 'loading' || undefined,
    onError: () => {
      setState('failed');
      onFailed?.();
    },
  };
  const transform = `translate(${zoom.x + drag}px, ${zoom.y}px) scale(${zoom.scale})`;
  return (
    <>
      {state === 'loading' && (
        <div className={styles.loading} role="status">
          <Loader size="large" />
          <span className="visually-hidden">{texts.loading}</span>
        </div>
      )}
      {item.kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings come without captions
        <video
          key={attempt.count}
          {...common}
          poster={item.poster}
          controls
          playsInline
          preload="metadata"
          aria-label={item.name}
          onLoadedMetadata={() => setState('loaded')}
        />
      ) : (
        <img
          key={attempt.count}
          {...common}
          alt={item.name}
          draggable={false}
          style={{ transform }}
          onLoad={() => setState('loaded')}
        />
      )}
    </>
  );
}
