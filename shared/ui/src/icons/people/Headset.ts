import { Headset as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Headset = createIcon(drawing);
