import { Star as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Star = createIcon(drawing);
