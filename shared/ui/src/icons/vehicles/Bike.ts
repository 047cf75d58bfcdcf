import { Bike as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Bike = createIcon(drawing);
