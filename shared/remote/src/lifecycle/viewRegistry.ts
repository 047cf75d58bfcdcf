import type { View } from '@portal/contract/navigation';
import type { ComponentType } from 'react';
import type { StartRoot } from './startRoot.ts';

/** The module of one page or panel. */
export interface ViewModule {
  default: ComponentType;
  /** Of a page that may stand in its document (`@portal/remote/takeOverDrawn`); else its element is empty. */
  startRoot?: StartRoot;
}

export type LoadView = () => Promise<ViewModule>;

export interface RemoteViews {
  pages: Record<string, LoadView>;
  panels?: Record<string, LoadView>;
}

export interface ViewRegistry {
  /**
   * Loads the code of a view. A failure is not remembered: the next call tries again.
   * @throws when the remote has no such view, or its code cannot be loaded.
   */
  load(view: View): Promise<ViewModule>;
  /** The module, when its code is there. */
  loaded(view: View): ViewModule | undefined;
}

/** Keeps the modules of the views that were loaded, so that they draw without waiting. */
export function createViewRegistry(views: RemoteViews): ViewRegistry {
  const modules = new Map<LoadView, ViewModule>();

  function loaderOf(view: View): LoadView | undefined {
    const group = view.kind === 'page' ? views.pages : (views.panels ?? {});
    return Object.hasOwn(group, view.name) ? group[view.name] : undefined;
  }

  return {
    async load(view) {
      const load = loaderOf(view);
      if (!load) throw new Error(`This remote has no ${view.kind} named ${view.name}.`);
      const known = modules.get(load) ?? (await load());
      modules.set(load, known);
      return known;
    },
    loaded(view) {
      const load = loaderOf(view);
      return load && modules.get(load);
    },
  };
}
