import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../classNames/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeft } from '../icons/arrows/ChevronLeft.ts';
import { ChevronRight } from '../icons/arrows/ChevronRight.ts';
import { Download } from '../icons/documents/Download.ts';
import { X } from '../icons/controls/X.ts';
import { ZoomIn } from '../icons/controls/ZoomIn.ts';
import { ZoomOut } from '../icons/controls/ZoomOut.ts';
import { useModalDialog } from '../overlay/useModalDialog.ts';
import { texts as common } from '../texts.ts';
import { texts } from './texts.ts';
import { Media } from './Media.tsx';
import type { MediaViewerProps } from './mediaItem.ts';
import styles from './MediaViewer.module.css';
import { useGestures } from './useGestures.ts';
import { fitZoom, toggleZoom, wholePicture, type Zoom } from './zoom.ts';

/** How far an arrow key moves an enlarged photograph, in pixels. */
const PAN_PX = 80;

const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/** The viewer itself, see `MediaViewer`. */
export function Viewer(props: MediaViewerProps) {
  const { items, index: asked, onMove, onClose, onFailed, onDownload, actions } = props;
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const modal = useModalDialog({ onClose });
  // What is removed while it is on show makes room for the one before it.
  const index = Math.min(asked, items.length - 1);
  const item = items[index];
  const [enlarged, setEnlarged] = useState<{ id: string; zoom: Zoom }>();
  const zoom = enlarged?.id === item?.id ? (enlarged?.zoom ?? wholePicture) : wholePicture;
  const isPhoto = item?.kind === 'photo';

  function show(next: Zoom): void {
    const box = stage.current?.getBoundingClientRect();
    if (item) setEnlarged({ id: item.id, zoom: fitZoom(next, box?.width ?? 0, box?.height ?? 0) });
  }
  function step(by: number): void {
    if (items[index + by]) onMove(index + by);
  }
  const { drag, handlers } = useGestures({
    zoom: isPhoto ? zoom : null,
    onZoom: show,
    onStep: step,
  });

  // The neighbours are there before they are asked for.
  const [before, after] = [items[index - 1], items[index + 1]];
  useEffect(() => {
    for (const neighbour of [after, before]) {
      if (neighbour?.kind === 'photo') new Image().src = neighbour.src;
    }
  }, [before, after]);

  function handleKey(event: KeyboardEvent): void {
    modal.onKeyDown(event);
    // A video's own keys move in time.
    if (event.target instanceof HTMLMediaElement) return;
    const pan = zoom.scale > 1 ? pans[event.key] : undefined;
    if (pan) show({ ...zoom, x: zoom.x + pan[0], y: zoom.y + pan[1] });
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (isPhoto && event.key === '+') show({ ...zoom, scale: zoom.scale + 0.5 });
    else if (isPhoto && event.key === '-') show({ ...zoom, scale: zoom.scale - 0.5 });
    else return;
    event.preventDefault();
  }

  if (!item) return null;
  return createPortal(
    <dialog
      {...modal}
      onKeyDown={handleKey}
      className={classNames(styles.viewer, 'theme-dark')}
      aria-labelledby={`${id}-title`}
    >
      <header className={styles.head}>
        <div className={styles.caption}>
          <h2 data-overlay-title="" tabIndex={-1} id={`${id}-title`} className={styles.title}>
            {item.name}
          </h2>
          {item.date && <p className={styles.date}>{item.date}</p>}
        </div>
        <IconButton label={common.close} icon={<X />} onClick={onClose} />
      </header>
      <div ref={stage} className={styles.stage} data-kind={item.kind} {...handlers}>
        <Media key={item.id} item={item} zoom={zoom} drag={drag} onFailed={onFailed} />
      </div>
      <footer className={styles.foot}>
        <div className={styles.group}>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeft />}
            disabled={index === 0}
            onClick={() => step(-1)}
          />
          <p className={styles.position} role="status">
            {texts.position(index + 1, items.length)}
            <span className="visually-hidden">: {item.name}</span>
          </p>
          <IconButton
            label={texts.next}
            icon={<ChevronRight />}
            disabled={index === items.length - 1}
            onClick={() => step(1)}
          />
        </div>
        <div className={styles.group}>
          {isPhoto && (
            <IconButton
              label={zoom.scale > 1 ? texts.zoomOut : texts.zoomIn}
              icon={zoom.scale > 1 ? <ZoomOut /> : <ZoomIn />}
              onClick={() => show(toggleZoom(zoom))}
            />
          )}
          {onDownload && (
            <IconButton
              label={texts.download}
              icon={<Download />}
              onClick={() => onDownload(item)}
            />
          )}
          {actions?.(item)}
        </div>
      </footer>
    </dialog>,
    document.body,
  );
}
