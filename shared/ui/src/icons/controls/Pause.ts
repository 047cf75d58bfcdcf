import { Pause as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Pause = createIcon(drawing);
