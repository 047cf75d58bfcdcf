import { X as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const X = createIcon(drawing);
