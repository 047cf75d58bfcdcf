import { House as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const House = createIcon(drawing);
