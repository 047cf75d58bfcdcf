import { Video as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Video = createIcon(drawing);
