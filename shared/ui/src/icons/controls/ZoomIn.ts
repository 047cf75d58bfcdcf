import { ZoomIn as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ZoomIn = createIcon(drawing);
