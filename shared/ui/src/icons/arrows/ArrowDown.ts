import { ArrowDown as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ArrowDown = createIcon(drawing);
