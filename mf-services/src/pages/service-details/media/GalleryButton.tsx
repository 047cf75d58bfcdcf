import { IconButton } from '@portal/ui/IconButton';
import { Image } from '@portal/ui/icons/documents/Image';
import { useRef, useSyncExternalStore, type RefObject } from 'react';
import styles from './GalleryButton.module.css';
import { isNearBottom } from './isNearBottom.ts';
import { liftOver } from './liftOver.ts';
import { texts } from '../texts.ts';

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  window.addEventListener('resize', notify);
  return () => {
    window.removeEventListener('scroll', notify);
    window.removeEventListener('resize', notify);
  };
}

/** How high the button goes over its place so that it covers nothing that takes the focus, in pixels. */
function liftOf(float: Element | null): number {
  if (!float) return 0;
  const operated = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.tabIndex >= 0 && !float.contains(one),
  );
  const [place, ...boxes] = [float, ...operated].map((one) => one.getBoundingClientRect());
  const lift = place ? liftOver(place, boxes) : 0;
  // Where nothing is free it is better found at its place.
  return lift > window.innerHeight / 2 ? 0 : lift;
}

/** Takes the reader to the gallery that is just about to come into sight (MED-03). */
export default function GalleryButton({ gallery }: { gallery: RefObject<HTMLElement | null> }) {
  const float = useRef<HTMLDivElement>(null);
  const lift = useSyncExternalStore(
    subscribe,
    () => {
      const top = gallery.current?.getBoundingClientRect().top;
      const isNear = top !== undefined && isNearBottom(top, window.innerHeight);
      return isNear ? liftOf(float.current) : null;
    },
    () => null,
  );
  if (lift === null) return null;
  return (
    <div ref={float} className={styles.float}>
      <div className={styles.lifted} style={{ insetBlockEnd: lift }}>
        <IconButton
          filled
          label={texts.media.toGallery}
          icon={<Image />}
          onClick={() => gallery.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        />
      </div>
    </div>
  );
}
