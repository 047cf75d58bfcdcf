import { randomKey } from '@portal/remote/randomKey';
import { useEffect, useState } from 'react';
import { MOST_PHOTOS, type Photo } from './photo.ts';

export interface UnsentPhotos {
  photos: readonly Photo[];
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Once they are sent. */
  clear: () => void;
}

/** Photographs of a budget that was not sent. No storage keeps them, so the browser asks before they are lost (C-805). */
export function useUnsentPhotos(): UnsentPhotos {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const hasPhotos = photos.length > 0;
  useEffect(() => {
    if (!hasPhotos) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [hasPhotos]);
  const drop = (gone: readonly Photo[]) => {
    for (const { address } of gone) URL.revokeObjectURL(address);
    setPhotos(photos.filter((photo) => !gone.includes(photo)));
  };
  return {
    photos,
    add: (files) => {
      const taken = files.map((file) => ({
        ...{ key: randomKey(), file, address: URL.createObjectURL(file) },
      }));
      setPhotos([...photos, ...taken].slice(0, MOST_PHOTOS));
    },
    remove: (key) => drop(photos.filter((photo) => photo.key === key)),
    clear: () => drop(photos),
  };
}
