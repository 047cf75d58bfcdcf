import type { View } from '@portal/contract/navigation';
import type { ComponentType } from 'react';

/** Loads the module of one page or panel, whose default export is its component. */
export type LoadView = () => Promise<{ default: ComponentType }>;

export interface RemoteViews {
  pages: Record<string, LoadView>;
  panels?: Record<string, LoadView>;
}

export interface ViewRegistry {
  /**
   * Loads the code of a view. A failure is not remembered: the next call tries again.
   * @throws when the remote has no such view, or its code cannot be loaded.
   */
  load(view: View): Promise<ComponentType>;
  /** The component, when its code is there. */
  loaded(view: View): ComponentType | undefined;
}

/** Keeps the components of the views that were loaded, so that they draw without waiting. */
export function createViewRegistry(views: RemoteViews): ViewRegistry {
  const components = new Map<LoadView, ComponentType>();

  function loaderOf(view: View): LoadView | undefined {
    const group = view.kind === 'page' ? views.pages : (views.panels ?? {});
    return Object.hasOwn(group, view.name) ? group[view.name] : undefined;
  }

  return {
    async load(view) {
      const load = loaderOf(view);
      if (!load) throw new Error(`This remote has no ${view.kind} named ${view.name}.`);
      const known = components.get(load);
      if (known) return known;
      const { default: component } = await load();
      components.set(load, component);
      return component;
    },
    loaded(view) {
      const load = loaderOf(view);
      return load && components.get(load);
    },
  };
}
