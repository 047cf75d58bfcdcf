/** What happens to the answers for one file, in the order of the columns of the table. */
export const FAULTS = [
  { delivery: 'missing', title: '404' },
  { delivery: 'error', title: '500' },
  { delivery: 'reset', title: 'connection lost' },
  { delivery: 'cut', title: 'cut off half way' },
  { delivery: 'type', title: 'comes as a web page' },
  { delivery: 'changed', title: 'altered on the way' },
  { delivery: 'hang', title: 'hangs' },
] as const;
export type Fault = (typeof FAULTS)[number]['delivery'];
