import { Upload as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Upload = createIcon(drawing);
