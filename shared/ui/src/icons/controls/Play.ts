import { Play as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Play = createIcon(drawing);
