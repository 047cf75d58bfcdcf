import { Lock as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Lock = createIcon(drawing);
