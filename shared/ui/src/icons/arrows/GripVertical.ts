import { GripVertical as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const GripVertical = createIcon(drawing);
