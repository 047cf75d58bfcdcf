import * as v from 'valibot';

/** `shown`, or the stable code of the failure (see docs/codes). */
export const loadOutcomeSchema = v.union([
  v.literal('shown'),
  v.pipe(v.string(), v.regex(/^REMOTE-[A-Z-]{2,40}$/)),
]);

const remote = v.pipe(v.string(), v.regex(/^mf-[a-z-]{1,60}$/));
const version = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** One attempt to put a release on the page. It says nothing of the customer. */
export const remoteLoadSchema = v.object({
  remote,
  version,
  outcome: loadOutcomeSchema,
  /** From asking for the code until the view was on the page, or until the failure. */
  milliseconds: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
});
export type RemoteLoad = v.InferOutput<typeof remoteLoadSchema>;

/** Something that a release on the page did wrong, once for each page view. It says nothing of the customer. */
export const remarkSchema = v.object({
  remote,
  version,
  /** One of `REMARK_CODES`; others are left out by mgmt, because a newer shell may know more of them. */
  code: v.pipe(v.string(), v.maxLength(60), v.regex(/^[A-Z]+(?:-[A-Z]+)+$/)),
});
export type Remark = v.InferOutput<typeof remarkSchema>;

/** What an error of a release said, once for each page view. mgmt keeps of it what says nothing of the customer. */
export const releaseErrorSchema = v.object({
  remote,
  version,
  code: remarkSchema.entries.code,
  message: v.pipe(v.string(), v.maxLength(500)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(3000)), ''),
});
export type ReleaseError = v.InferOutput<typeof releaseErrorSchema>;

/** How the start of the shell went, once for each page view. It says nothing of the customer. */
export const hostLoadSchema = v.object({
  version,
  /** Of the page view and this build; what is told without it counts for nothing. */
  ticket: v.pipe(v.string(), v.maxLength(200)),
  /** `shown`, or the stable code of the failure. */
  outcome: v.union([v.literal('shown'), v.pipe(v.string(), v.regex(/^SHELL-[A-Z-]{2,40}$/))]),
  /** From asking for the page until the shell had drawn something, or until the failure. */
  milliseconds: remoteLoadSchema.entries.milliseconds,
  /** Whether the edge made the page without mgmt. */
  degraded: v.optional(v.boolean(), false),
});
export type HostLoad = v.InferOutput<typeof hostLoadSchema>;

/** What customers feel of a page: how late its largest part was painted, how late a press was answered, how much moved. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

/** One of them, once for each page view. It says nothing of the customer. */
export const pageVitalSchema = v.object({
  remote,
  version,
  /** Name of the page in `remote.json`. */
  page: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/)),
  metric: v.picklist(VITALS),
  /** Milliseconds; of CLS thousandths. */
  value: remoteLoadSchema.entries.milliseconds,
  /** Names of the element and of those around it, outermost first (`section ul li`); empty where none is known. */
  element: v.optional(
    v.pipe(v.string(), v.maxLength(60), v.regex(/^(?:[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*){0,2})?$/)),
    '',
  ),
});
export type PageVital = v.InferOutput<typeof pageVitalSchema>;

/** What a page tells of the remotes that it showed, or could not show; body of POST /mgmt/telemetry. */
export const telemetrySchema = v.object({
  /** Version of the host's build. */
  shell: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** Of the page view, and the releases that it was made for; what is told without them counts for nothing. */
  ticket: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  releases: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(170))), v.maxLength(200)), []),
  host: v.optional(hostLoadSchema),
  loads: v.pipe(v.array(remoteLoadSchema), v.maxLength(20)),
  /** Shells of old tell none. */
  remarks: v.optional(v.pipe(v.array(remarkSchema), v.maxLength(20)), []),
  errors: v.optional(v.pipe(v.array(releaseErrorSchema), v.maxLength(20)), []),
  vitals: v.optional(v.pipe(v.array(pageVitalSchema), v.maxLength(20)), []),
});
export type Telemetry = v.InferOutput<typeof telemetrySchema>;
