import { THUMBNAIL } from '@portal/domain/limits';

/**
 * A small picture of a photograph: 200 px wide, JPEG (MED-11). Null where the browser
 * cannot read the file; the upload then goes without one.
 */
export async function thumbnail(file: File): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: THUMBNAIL.width });
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext('2d');
    if (context) {
      // JPEG knows nothing transparent, and would show black; the server's own are on white, too.
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(picture, 0, 0);
    }
    picture.close();
    return await new Promise((resolve) =>
      canvas.toBlob(resolve, THUMBNAIL.type, THUMBNAIL.quality),
    );
  } catch {
    return null;
  }
}
