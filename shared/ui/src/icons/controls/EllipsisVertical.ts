import { EllipsisVertical as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const EllipsisVertical = createIcon(drawing);
