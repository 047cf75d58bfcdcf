import * as v from 'valibot';

/** `shown`, or the stable code of the failure (see docs/codes). */
export const loadOutcomeSchema = v.union([
  v.literal('shown'),
  v.pipe(v.string(), v.regex(/^REMOTE-[A-Z-]{2,40}$/)),
]);

/** One attempt to put a release on the page. It says nothing of the customer. */
export const remoteLoadSchema = v.object({
  remote: v.pipe(v.string(), v.regex(/^mf-[a-z-]{1,60}$/)),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  outcome: loadOutcomeSchema,
  /** From asking for the code until the view was on the page, or until the failure. */
  milliseconds: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
});
export type RemoteLoad = v.InferOutput<typeof remoteLoadSchema>;

/** What a page tells of the remotes that it showed, or could not show; body of POST /mgmt/telemetry. */
export const telemetrySchema = v.object({
  /** Version of the host's build. */
  shell: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  loads: v.pipe(v.array(remoteLoadSchema), v.maxLength(20)),
});
export type Telemetry = v.InferOutput<typeof telemetrySchema>;
