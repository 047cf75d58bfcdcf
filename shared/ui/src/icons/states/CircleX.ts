import { CircleX as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CircleX = createIcon(drawing);
