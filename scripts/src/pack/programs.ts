/** The programs of an installation by the names under which `portal.mjs` starts them, from the project's folder. */
export const programs = {
  backend: 'backend/src/main.ts',
  edge: 'host/server/main.ts',
  drawing: 'host/server/drawing/service/main.ts',
  publish: 'scripts/src/publish.ts',
  check: 'backend/src/platform/operations/checkCommand.ts',
  backup: 'backend/src/platform/backup/backupCommand.ts',
  evidence: 'backend/src/portal/budgets/evidence/evidenceCommand.ts',
  provider: 'backend/src/provider/api/cli/cli.ts',
  rollout: 'scripts/src/rollout.ts',
  teams: 'scripts/src/teams.ts',
  operators: 'scripts/src/operators.ts',
} as const;

/**
 * Libraries that stay packages because they load machine code or files of their own, below the package that uses them: all
 * of one, or those parts. Everything else is inside the programs.
 */
export const libraries: Readonly<
  Record<string, Readonly<Record<string, readonly string[] | 'whole'>>>
> = {
  backend: {
    sharp: 'whole',
    '@node-rs/argon2': 'whole',
    '@expo-google-fonts/noto-sans': ['400Regular', '700Bold'],
  },
  host: { '@bokuweb/zstd-wasm': 'whole' },
};
