import { ArrowUp as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ArrowUp = createIcon(drawing);
