export const texts = {
  main: 'Principal',
  pending: (label: string, count: number) => `${label}, ${count} por tratar`,
} as const;
