import { IconButton } from '@portal/ui/IconButton';
import { Image } from '@portal/ui/icons';
import { useSyncExternalStore, type RefObject } from 'react';
import styles from './GalleryButton.module.css';
import { isNearBottom } from './isNearBottom.ts';
import { texts } from './texts.ts';

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  window.addEventListener('resize', notify);
  return () => {
    window.removeEventListener('scroll', notify);
    window.removeEventListener('resize', notify);
  };
}

/** Takes the reader to the gallery that is just about to come into sight (MED-03). */
export function GalleryButton({ gallery }: { gallery: RefObject<HTMLElement | null> }) {
  const isNear = useSyncExternalStore(subscribe, () => {
    const top = gallery.current?.getBoundingClientRect().top;
    return top !== undefined && isNearBottom(top, window.innerHeight);
  });
  if (!isNear) return null;
  return (
    <div className={styles.float}>
      <IconButton
        filled
        label={texts.media.toGallery}
        icon={<Image />}
        onClick={() => gallery.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
      />
    </div>
  );
}
