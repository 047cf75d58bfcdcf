import { Box as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Box = createIcon(drawing);
