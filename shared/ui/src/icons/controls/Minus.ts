import { Minus as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Minus = createIcon(drawing);
