import { Trash2 as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Trash2 = createIcon(drawing);
