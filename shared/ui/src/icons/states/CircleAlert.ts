import { CircleAlert as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CircleAlert = createIcon(drawing);
