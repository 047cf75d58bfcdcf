import { Pencil as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Pencil = createIcon(drawing);
