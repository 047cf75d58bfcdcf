/** A photograph that was taken for a budget and is on this device alone. */
export interface Photo {
  /** Under which it is sent, whatever the number of tries. */
  key: string;
  file: File;
  /** For showing it here. */
  address: string;
}

/** Most photographs of one job. */
export const MOST_PHOTOS = 10;
