import { useState } from 'react';

/** The instant at which the component was first drawn: what `hoje` and `amanhã` refer to. */
export function useMoment(): Date {
  const [moment] = useState(() => new Date());
  return moment;
}
