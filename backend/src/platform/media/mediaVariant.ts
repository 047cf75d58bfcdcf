/** The forms in which a file is kept. `pixelated` is all that a lite visitor gets (C-113). */
export type MediaVariant = 'original' | 'thumbnail' | 'pixelated';

export const mediaVariants: MediaVariant[] = ['original', 'thumbnail', 'pixelated'];
