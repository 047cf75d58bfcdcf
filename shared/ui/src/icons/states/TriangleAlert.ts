import { TriangleAlert as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const TriangleAlert = createIcon(drawing);
