import { Smile as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Smile = createIcon(drawing);
