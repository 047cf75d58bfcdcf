import type { OnPictures } from '../accessibility/checkViews.ts';
import type { Album } from './reviewPictures.ts';

/** Puts the pictures of all views together, in whatever order they come. */
export function collectPictures(): { album: Album; onPictures: OnPictures } {
  const album: Album = { drawnBy: 'no browser', pictures: [] };
  return {
    album,
    onPictures: (pictures, drawnBy) => {
      album.drawnBy = drawnBy;
      album.pictures.push(...pictures);
    },
  };
}
