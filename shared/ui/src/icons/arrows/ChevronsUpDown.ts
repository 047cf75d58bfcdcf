import { ChevronsUpDown as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ChevronsUpDown = createIcon(drawing);
