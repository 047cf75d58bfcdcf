import { HandHeart as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const HandHeart = createIcon(drawing);
