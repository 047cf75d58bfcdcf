import { FileButton } from '@portal/ui/FileButton';
import { IconButton } from '@portal/ui/IconButton';
import { Camera } from '@portal/ui/icons/documents/Camera';
import { Image } from '@portal/ui/icons/documents/Image';
import { X } from '@portal/ui/icons/controls/X';
import { useDesktop } from '@portal/ui/useDesktop';
import { useId } from 'react';
import { MOST_PHOTOS } from './photo.ts';
import styles from './PhotosField.module.css';
import { texts } from './texts.ts';
import type { UnsentPhotos } from './useUnsentPhotos.ts';

/** Phones hand over what they keep in another form as one of these. */
const ACCEPTED = 'image/jpeg,image/png';

/** Photographs from the camera of a phone, or from what the device keeps. */
export function PhotosField({ photos: { photos, add, remove } }: { photos: UnsentPhotos }) {
  const isDesktop = useDesktop();
  const id = useId();
  const isFull = photos.length >= MOST_PHOTOS;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} className={styles.field}>
      <span id={id} className={styles.label}>
        {texts.photos}
      </span>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ key, address }, index) => (
            <li key={key} className={styles.photo}>
              <img src={address} alt={texts.photo(index + 1)} />
              <IconButton
                filled
                className={styles.remove}
                label={texts.removePhoto(index + 1)}
                icon={<X />}
                onClick={() => remove(key)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {!isDesktop && (
          <FileButton
            accept={ACCEPTED}
            capture="environment"
            size="small"
            icon={<Camera />}
            disabled={isFull}
            onChoose={add}
          >
            {texts.takePhoto}
          </FileButton>
        )}
        <FileButton
          accept={ACCEPTED}
          multiple
          size="small"
          icon={<Image />}
          disabled={isFull}
          onChoose={add}
        >
          {texts.choosePhotos}
        </FileButton>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.photosHint}
      </p>
    </div>
  );
}
