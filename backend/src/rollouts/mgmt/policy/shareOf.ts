import type { Policy } from './everyoneVersion.ts';

/** The share of customers that a version is given to, in per cent. */
export const shareOf = ({ rules }: Pick<Policy, 'rules'>, version: string): number =>
  rules.reduce(
    (share, rule) =>
      rule.kind === 'percentage' && rule.version === version ? share + rule.percentage : share,
    0,
  );
