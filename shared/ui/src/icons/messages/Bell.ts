import { Bell as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Bell = createIcon(drawing);
