import { Camera as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Camera = createIcon(drawing);
