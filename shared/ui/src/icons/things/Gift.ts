import { Gift as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Gift = createIcon(drawing);
