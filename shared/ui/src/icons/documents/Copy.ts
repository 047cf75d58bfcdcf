import { Copy as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Copy = createIcon(drawing);
