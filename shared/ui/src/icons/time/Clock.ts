import { Clock as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Clock = createIcon(drawing);
