import { RefreshCw as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const RefreshCw = createIcon(drawing);
