import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';

/** How long a developer may see a local remote without asking again, in milliseconds: eight hours. */
export const OVERRIDE_LIFETIME = 8 * 3_600_000;
/** How long the link that begins it can be opened, in milliseconds: ten minutes. */
export const OVERRIDE_LINK_LIFETIME = 10 * 60_000;

/** The domain of a provider, as a browser asks for it. */
export const domainSchema = v.pipe(v.string(), v.toLowerCase(), v.minLength(1), v.maxLength(253));

/** One remote of one provider that a developer's browser loads from the developer's own machine. */
export const overrideSchema = v.object({
  provider: domainSchema,
  /** What the local `remote.json` says. */
  manifest: remoteManifestSchema,
  /** Address of the local entry: this machine and nothing else, so that no grant opens the page to another host. */
  entry: v.pipe(
    v.string(),
    v.regex(
      /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}\/[\w.-]+\.js$/,
      'The entry must be a script at http://localhost:<port>/ or http://127.0.0.1:<port>/.',
    ),
    v.check((entry) => URL.canParse(entry), 'There is no such port.'),
  ),
  /** Who asked for it. */
  developer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});
export type Override = v.InferOutput<typeof overrideSchema>;

/** What an administrator gets for an override: the token of the link that begins it. */
export const overrideLinkSchema = v.object({ link: v.string() });

/** A token that a browser brought, and the domain at which it did. */
export const overrideTokenSchema = v.object({
  token: v.pipe(v.string(), v.maxLength(4000)),
  domain: domainSchema,
});

/** An override in force. */
export const heldOverrideSchema = v.object({
  override: overrideSchema,
  /** Token for the browser that holds it. */
  grant: v.string(),
  /** Milliseconds since 1970. */
  until: v.number(),
});
export type HeldOverride = v.InferOutput<typeof heldOverrideSchema>;
