import { Share2 as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Share2 = createIcon(drawing);
