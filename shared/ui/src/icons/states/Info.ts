import { Info as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Info = createIcon(drawing);
