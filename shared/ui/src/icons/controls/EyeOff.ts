import { EyeOff as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const EyeOff = createIcon(drawing);
