import type { CatalogueEntry } from '@portal/ui/catalogueEntry';
import icons from './icons.catalogue.tsx';

interface EntryModule {
  default: CatalogueEntry;
}

// The entries stand beside their components; no list of them has to be kept.
const modules = import.meta.webpackContext('../../ui/src', {
  recursive: true,
  regExp: /\.catalogue\.tsx$/,
});

function isEntryModule(module: unknown): module is EntryModule {
  return typeof module === 'object' && module !== null && 'default' in module;
}

/** Every entry of the catalogue, by title. */
export const entries: readonly CatalogueEntry[] = modules
  .keys()
  .map((key): unknown => modules(key))
  .filter(isEntryModule)
  .map((module) => module.default)
  .concat(icons)
  .sort((one, other) => one.title.localeCompare(other.title, 'pt'));
