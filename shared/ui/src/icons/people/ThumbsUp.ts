import { ThumbsUp as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ThumbsUp = createIcon(drawing);
