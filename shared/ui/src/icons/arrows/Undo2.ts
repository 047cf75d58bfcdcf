import { Undo2 as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Undo2 = createIcon(drawing);
