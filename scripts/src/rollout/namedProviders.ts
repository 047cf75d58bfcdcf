import { Problem } from '../terminal/problem.ts';

/** The providers of `--provider a,b`. @throws Problem when there are none */
export function namedProviders(values: { provider?: string | undefined }): string[] {
  const providers = (values.provider ?? '').split(',').map((domain) => domain.trim());
  const named = providers.filter((domain) => domain !== '');
  if (named.length === 0) throw new Problem('Name the providers: --provider a.example,b.example');
  return named;
}
