const dayMinutes = 1440;

function counted(count: number, one: string, many: string): string {
  return `${count}\u00a0${count === 1 ? one : many}`;
}

/** Minutes as people say them: `2 horas`, `1 hora e 30 minutos`, `3 dias`. */
export function timeInWords(minutes: number): string {
  const days = Math.floor(minutes / dayMinutes);
  const hours = Math.floor((minutes % dayMinutes) / 60);
  const rest = minutes % 60;
  const parts = [
    ...(days === 0 ? [] : [counted(days, 'dia', 'dias')]),
    ...(hours === 0 ? [] : [counted(hours, 'hora', 'horas')]),
    ...(rest === 0 ? [] : [counted(rest, 'minuto', 'minutos')]),
  ];
  const last = parts.pop() ?? counted(0, 'minuto', 'minutos');
  return parts.length === 0 ? last : `${parts.join(', ')} e ${last}`;
}
