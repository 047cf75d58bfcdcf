import { Timer as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Timer = createIcon(drawing);
