/** What may stand behind a command of `npm run provider`. */
export const cliOptions = {
  help: { type: 'boolean', short: 'h' },
  appointment: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string' },
  spec: { type: 'string', multiple: true },
  symptom: { type: 'string', multiple: true },
  line: { type: 'string', multiple: true },
  vat: { type: 'string' },
  net: { type: 'boolean' },
  'no-approval': { type: 'boolean' },
  description: { type: 'string' },
  until: { type: 'string' },
} as const;
