import { createHash } from 'node:crypto';
import type { Compilation, Module, WebpackPluginInstance } from 'webpack';

const NAME = 'placeless-ids';
/** What such a file is called instead. */
const ENTRY = '.federation/entry.js';

/** The file that the federation plugin writes for an entry: where it was begun, named by where all lies that it takes. */
const WRITTEN_ENTRY = /[^\s|]*\.federation[\\/]entry\.[0-9a-f]{32}\.js(?:\|[0-9a-f]{32})?/g;

/**
 * What a module is called wherever it is built: without the folder of the workspace, and without what is computed of it.
 * @param identifier webpack's name for it
 * @param root folder of the workspace
 */
export function placelessName(identifier: string, root: string): string {
  return identifier.replaceAll(WRITTEN_ENTRY, ENTRY).replaceAll(root, '');
}

/** Those whose numbers would follow from the folder; the rest webpack names by paths from there on. */
function namedByPlace(modules: Iterable<Module>, root: string): Map<string, Module> {
  const found = [...modules].flatMap((module): [string, Module][] => {
    const identifier = module.identifier();
    const name = placelessName(identifier, root);
    const isOfFederation = /^(?:container entry|provide module)/.test(identifier);
    return isOfFederation || name.includes(ENTRY) ? [[name, module]] : [];
  });
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A number of four digits for a name, that none of the others has. */
function numberOf(name: string, used: Set<number>): number {
  let id = 1000 + (createHash('sha256').update(name).digest().readUInt32BE() % 9000);
  while (used.has(id)) id = id === 9999 ? 1000 : id + 1;
  used.add(id);
  return id;
}

function assign({ chunkGraph }: Compilation, modules: Map<string, Module>): void {
  const used = new Set<number>();
  for (const [name, module] of modules)
    if (chunkGraph.getNumberOfModuleChunks(module) > 0)
      chunkGraph.setModuleId(module, numberOf(name, used));
}

/**
 * Gives the modules of federation numbers that do not follow from where the build runs: another number of theirs takes one
 * away from other modules, so that the same sources became other files, of other sizes and with other hashes, in another
 * folder or on another machine.
 * @param root folder of the workspace
 */
export function placelessIds(root: string): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(NAME, (compilation) => {
        // Before webpack numbers what has no number yet.
        compilation.hooks.moduleIds.tap({ name: NAME, stage: -1 }, (modules) =>
          assign(compilation, namedByPlace(modules, root)),
        );
      });
    },
  };
}
