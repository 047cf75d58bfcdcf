import { ArrowLeft as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ArrowLeft = createIcon(drawing);
