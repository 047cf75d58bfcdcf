import { Motorbike as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Motorbike = createIcon(drawing);
