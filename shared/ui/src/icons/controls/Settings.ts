import { Settings as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Settings = createIcon(drawing);
