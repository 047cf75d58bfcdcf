import { ExternalLink as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ExternalLink = createIcon(drawing);
