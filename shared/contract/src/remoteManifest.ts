import * as v from 'valibot';

/** Modes in which a page is reachable; `visitor` means nobody is logged in. */
export const modeSchema = v.picklist(['full', 'lite', 'demo', 'visitor']);
export type Mode = v.InferOutput<typeof modeSchema>;

/**
 * A read that a page begins with. The shell sends it while the page's code is still on its way, and gives the
 * answer to the remote's own first call of the same address: once, and only while it is fresh.
 */
export const firstRequestSchema = v.object({
  service: v.picklist(['main', 'calendar']),
  /** Reads only: what changes something is never sent without the page. */
  method: v.optional(v.literal('GET'), 'GET'),
  /**
   * Path on the service without query; `:name` is the part of the page's address with this name. Where an address has an
   * `:id`, `:work` is that of a work and `:appointment` that of an appointment; on a lite page they are the ids of what the
   * visit's link is of. What names the other one is not asked for.
   */
  path: v.pipe(v.string(), v.regex(/^(?:\/:?[A-Za-z][\w-]*)+\/?$/)),
});
export type FirstRequest = v.InferOutput<typeof firstRequestSchema>;

/** One page of a remote: the shell routes to it without loading its code. */
export const pageManifestSchema = v.object({
  /** Name of the page; `defineRemote` maps it to the component. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** React Router path below `/client`, for example `/schedule/:id?`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Portuguese page name for the document title (SHL-08). `{item}` is replaced by the item label. */
  title: v.string(),
  modes: v.pipe(v.array(modeSchema), v.minLength(1)),
  /** `decision` pages have their title and a way out in the header; `bare` pages show no navigation. */
  layout: v.optional(v.picklist(['standard', 'decision', 'bare']), 'standard'),
  /** Puts the page, under its title, into the menu behind `Perfil`. */
  menu: v.optional(
    v.object({
      /** Lines of the icon: what stands in `d` of an SVG path, drawn 24 by 24 with round ends. */
      icon: v.pipe(v.string(), v.maxLength(1000), v.regex(/^[Mm][\d\sMLHVCSQTAZmlhvcsqtaz.,-]+$/)),
    }),
  ),
  /** What the page asks first for a logged-in customer, or on a lite page with the visit's link, in its order. */
  firstRequests: v.optional(v.pipe(v.array(firstRequestSchema), v.maxLength(6))),
});
export type PageManifest = v.InferOutput<typeof pageManifestSchema>;

/** One panel (drawer) of a remote, opened by name through the contract. */
export const panelManifestSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: v.string(),
  side: v.optional(v.picklist(['start', 'end']), 'start'),
  size: v.optional(v.picklist(['medium', 'wide']), 'medium'),
  modes: v.pipe(v.array(modeSchema), v.minLength(1)),
});
export type PanelManifest = v.InferOutput<typeof panelManifestSchema>;

/** `remote.json`: what a remote is, readable without running it. */
export const remoteManifestSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z-]+$/)),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)),
  /** The contract versions that the remote can run on, for example `^1.0.0`. */
  contract: v.string(),
  pages: v.array(pageManifestSchema),
  panels: v.array(panelManifestSchema),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;
