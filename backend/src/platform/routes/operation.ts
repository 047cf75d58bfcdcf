import type { GenericSchema } from 'valibot';

/**
 * Who may call a route. The matrix test calls every route with everything else and expects a refusal.
 * - `open`: anybody · `visitor`: anybody, at the domain of a provider
 * - `customer`: bearer of a session of this provider; sees what belongs to its customer and nothing else
 * - `lite`: `X-Client-Token` for the one work or appointment that is named
 * - `signed`: whoever has the address, which is signed and short-lived
 * - `provider`: bearer key of a provider's own system · `administrator`: bearer token of the installation
 * - `team`: bearer token of the team that owns the remote that is named, or of the administrator
 * - `operator`: cookie of somebody who logged in at the rollout page; anybody else is shown the way in
 * - `owner`: cookie of an owner who came in with a code, for that provider; anybody else is shown the way in
 * - `gateway`: the payment gateway with the provider's secret, or the carrier of SMS with its own
 * - `development`: anybody, and not mounted in production · `development administrator`: both
 */
export type Access =
  | 'open'
  | 'visitor'
  | 'customer'
  | 'lite'
  | 'signed'
  | 'provider'
  | 'administrator'
  | 'team'
  | 'operator'
  | 'owner'
  | 'gateway'
  | 'development'
  | 'development administrator';

/** What keys of providers may be limited to (SET-19); those of scope `all` may do everything. */
export type LimitedScope = 'read' | 'schedule';

/** With what else the document lists a route. */
export type RouteGroup =
  | 'login'
  | 'customer'
  | 'subjects'
  | 'items'
  | 'booking'
  | 'lite'
  | 'provider'
  | 'providerApi'
  | 'providerApiSubjects'
  | 'providerApiInvoices'
  | 'providerApiWebhooks'
  | 'system';

/** A request that is allowed. Names in braces stand for ids of the example world (`{work}`), also inside texts. */
export interface ExampleRequest {
  /** Values of the path's parameters. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
  /** Whose session, when it is not the customer everything belongs to. */
  as?: 'leaving' | 'visitor';
}

/** What a route says of itself where it is registered: that is documented, and tested. */
export interface Operation<Body extends GenericSchema = GenericSchema> {
  access: Access;
  /** Of every `provider` route: which keys may call it beside those of scope `all`. */
  scopes?: readonly LimitedScope[];
  summary: string;
  /** Where it stands in the document, when not with the other routes of its part. */
  group?: RouteGroup;
  query?: GenericSchema;
  body?: Body;
  /** Fields of a multipart form that hold files; the first one is required. */
  form?: readonly string[];
  answer?: GenericSchema;
  /** Status of success; 200 when absent. */
  status?: 200 | 201 | 204 | 302;
  /** Media type of an answer that is not JSON. */
  type?: string;
  request?: ExampleRequest;
  /** True where success needs somebody else: a gateway, a code that was sent. */
  withoutExample?: true;
}

/** Operations by method and path in the form of the router: `GET /main/items/:id`. */
export type Operations = Readonly<Record<string, GroupedOperation>>;

export interface GroupedOperation extends Operation {
  group: RouteGroup;
}
