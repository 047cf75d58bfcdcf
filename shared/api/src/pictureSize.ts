/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const PNG_HEADER_BYTES = 24;

/** The size that a PNG or JPEG says it has, before anything is decoded; null where it says none. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < PNG_HEADER_BYTES) return null;
  if (view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  return view.getUint16(0) === 0xffd8 ? sizeOfFrame(view) : null;
}

/** A JPEG is a row of segments, each with its length; the size stands in that of the frame (SOF). */
function sizeOfFrame(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isTable = marker === 0xc4 || marker === 0xc8 || marker === 0xcc;
    if (marker >= 0xc0 && marker <= 0xcf && !isTable)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
