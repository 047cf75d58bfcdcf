/** What every demo company is called, on every screen and in every message (DEMO-01, C-257). */
const DEMO_NAME = 'Empresa Demo';

/** The name that a provider is kept under: its own, or that of every demo company. */
export function storedName(setup: { readonly name: string; readonly demo: boolean }): string {
  return setup.demo ? DEMO_NAME : setup.name;
}
