import { IconButton } from '@portal/ui/IconButton';
import { Image } from '@portal/ui/icons/documents/Image';
import { useSyncExternalStore, type RefObject } from 'react';
import styles from './GalleryButton.module.css';
import { isNearBottom } from './isNearBottom.ts';
import { texts } from '../texts.ts';

/** How far the button reaches up from the bottom of the window, in pixels. */
const REACH_PX = 160;
const GAP_PX = 8;

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  window.addEventListener('resize', notify);
  return () => {
    window.removeEventListener('scroll', notify);
    window.removeEventListener('resize', notify);
  };
}

/** How high the button stands over the bottom of the window so that it covers nothing to write or send with, in pixels. */
function liftOver(composer: Element | null): number {
  const place = composer?.getBoundingClientRect();
  if (place === undefined || place.bottom < window.innerHeight - REACH_PX) return 0;
  return place.top > window.innerHeight ? 0 : Math.round(window.innerHeight - place.top) + GAP_PX;
}

/** Takes the reader to the gallery that is just about to come into sight (MED-03). */
export default function GalleryButton({ gallery }: { gallery: RefObject<HTMLElement | null> }) {
  const lift = useSyncExternalStore(
    subscribe,
    () => {
      const top = gallery.current?.getBoundingClientRect().top;
      const isNear = top !== undefined && isNearBottom(top, window.innerHeight);
      return isNear ? liftOver(document.querySelector('[data-card="messages"] form')) : null;
    },
    () => null,
  );
  if (lift === null) return null;
  return (
    <div className={styles.float} style={{ insetBlockEnd: `max(var(--base), ${lift}px)` }}>
      <IconButton
        filled
        label={texts.media.toGallery}
        icon={<Image />}
        onClick={() => gallery.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
      />
    </div>
  );
}
