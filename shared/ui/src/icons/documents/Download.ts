import { Download as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Download = createIcon(drawing);
