import { Truck as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Truck = createIcon(drawing);
