import { Image as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Image = createIcon(drawing);
