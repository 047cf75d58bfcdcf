import { Mail as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Mail = createIcon(drawing);
