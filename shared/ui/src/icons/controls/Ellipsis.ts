import { Ellipsis as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Ellipsis = createIcon(drawing);
