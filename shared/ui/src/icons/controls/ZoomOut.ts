import { ZoomOut as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ZoomOut = createIcon(drawing);
