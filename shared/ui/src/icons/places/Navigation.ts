import { Navigation as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Navigation = createIcon(drawing);
