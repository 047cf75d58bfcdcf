import type { LegalIdentity } from '@portal/api/company/legalIdentity';
import type { Billing } from '@portal/api/payment/payment';
import type { Release } from '@portal/contract/release';
import type { PaymentMethod } from '@portal/domain/money/paymentState';
import type { ReleaseDetails } from '@portal/rollout/release/releaseDetails';
import type { Rollout } from '@portal/rollout/rollout';
import type { AttachedFile } from '../messaging/attachedFile.ts';
import type { BudgetCustomer, BudgetJobLine, BudgetLine, BudgetProvider, BudgetVat, ClientPhone, ImportChange, ImportMapping, ItemField, ItemSpecs, Keyword, SetupFields, SetupTouches, Stage, Symptom } from './jsonColumns.ts';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Beyond what a number holds exactly: read as text. */
type BigInteger = ColumnType<string, number | string, number | string>;
type Instant = ColumnType<Date, Date, Date>;
/** Read as a value, written as text: the driver would write a list as an array of PostgreSQL. */
type Json<Value> = ColumnType<Value, string, string>;
/** Read as text, so that no digit is lost. */
type Numeric = ColumnType<string, number | string, number | string>;
type Optional<Type> =
  [Type] extends [ColumnType<infer Read, infer Write, infer Change>]
    ? ColumnType<Read, Write | undefined, Change>
    : ColumnType<Type, Type | undefined, Type>;
type OrNull<Type> =
  [Type] extends [ColumnType<infer Read, infer Write, infer Change>]
    ? ColumnType<Read | null, Write | null | undefined, Change | null>
    : ColumnType<Type | null, Type | null | undefined, Type | null>;

/** Every table as its rows are read and written. Made from the database: `schema.test.ts` says how. */
export interface Schema {
  accountExports: {
    id: string;
    companyId: string;
    clientId: string;
    state: Optional<'running' | 'ready' | 'failed'>;
    progress: Optional<number>;
    mediaId: OrNull<string>;
    bytes: OrNull<BigInteger>;
    startedAt: Instant;
    until: OrNull<Instant>;
    tries: Optional<number>;
    nextTryAt: Instant;
    lastError: OrNull<string>;
  };
  appFeedback: {
    id: string;
    companyId: string;
    clientId: string;
    classification: number;
    observation: OrNull<string>;
    createdAt: Instant;
  };
  appointmentServices: {
    appointmentId: string;
    position: number;
    serviceId: OrNull<string>;
    name: string;
    obsLabel: OrNull<string>;
    obsValue: OrNull<string>;
    priceCents: OrNull<number>;
  };
  appointments: {
    id: string;
    companyId: string;
    clientId: OrNull<string>;
    itemId: OrNull<string>;
    expertId: OrNull<string>;
    resource: string;
    during: string;
    occupies: Optional<boolean>;
    cancelledAt: OrNull<Instant>;
    cancelledByClient: Optional<boolean>;
    confirmedAt: OrNull<Instant>;
    clientArrived: Optional<boolean>;
    oldStart: OrNull<Instant>;
    isGroup: Optional<boolean>;
    allowCancel: Optional<boolean>;
    allowConfirmation: Optional<boolean>;
    obs: OrNull<string>;
    meetingUrl: OrNull<string>;
    requestKey: OrNull<string>;
    messageToastState: OrNull<string>;
    serviceToastState: OrNull<string>;
    paymentToastState: OrNull<string>;
    createdAt: Instant;
    updatedAt: Instant;
    calendarSequence: Optional<number>;
    cancelReason: OrNull<'CUSTOMER' | 'PROVIDER' | 'PAYMENT_EXPIRED'>;
    becameWork: Optional<boolean>;
    withdrawalExcluded: OrNull<string>;
    earlyStartText: OrNull<string>;
    ownMoves: Optional<number>;
    holdUntil: OrNull<Instant>;
    policyId: OrNull<string>;
    freeUntil: OrNull<Instant>;
    keptPercent: Optional<number>;
    noShowAt: OrNull<Instant>;
    waivedAt: OrNull<Instant>;
    waiverReason: OrNull<string>;
    offeredMoves: Optional<number>;
    importId: OrNull<string>;
    saidNoticeMinutes: OrNull<number>;
  };
  approvalMails: {
    id: string;
    companyId: string;
    tries: Optional<number>;
    nextTryAt: Instant;
    lastError: OrNull<string>;
  };
  backupRuns: {
    id: GeneratedAlways<string>;
    kind: 'BACKUP' | 'PROOF';
    backup: string;
    endedAt: Instant;
    seconds: number;
    tableCount: number;
    rowCount: BigInteger;
    fileCount: number;
    byteCount: BigInteger;
    fault: OrNull<string>;
  };
  billingEntries: {
    id: string;
    companyId: string;
    clientId: string;
    name: string;
    vatNumber: string;
    address: string;
    postalCode: string;
    city: string;
    countryId: number;
    createdAt: Instant;
    updatedAt: Instant;
    removedAt: OrNull<Instant>;
  };
  budgetJobs: {
    workId: string;
    version: number;
    id: string;
    position: number;
    companyId: string;
    title: string;
    description: OrNull<string>;
    urgency: 'safety' | 'soon' | 'whenever';
    required: boolean;
    warrantyMonths: OrNull<number>;
    lines: Json<BudgetJobLine[]>;
    fileIds: Optional<string[]>;
    subtotalCents: number;
    subtotalNovatCents: number;
    carried: boolean;
    state: 'undecided' | 'approved' | 'declined' | 'later';
    decidedAt: OrNull<Instant>;
    requestedAt: OrNull<Instant>;
    hiddenAt: OrNull<Instant>;
    earlyStart: OrNull<boolean>;
    done: Optional<number[]>;
  };
  budgetSettings: {
    companyId: string;
    validityDays: Optional<number>;
    codeAboveCents: OrNull<number>;
    mailPdf: Optional<boolean>;
    evidenceMonths: Optional<number>;
  };
  budgetVersions: {
    workId: string;
    version: number;
    companyId: string;
    lines: Json<BudgetLine[]>;
    vatRate: Numeric;
    needsApproval: boolean;
    totalCents: number;
    totalNovatCents: number;
    totalDiscountCents: number;
    postedAt: Instant;
    approvedAt: OrNull<Instant>;
    approval: OrNull<Json<unknown>>;
    itemised: Optional<boolean>;
    pricesIncludeVat: Optional<boolean>;
    vat: Optional<Json<BudgetVat[]>>;
    validUntil: string;
    startsOn: OrNull<string>;
    endsOn: OrNull<string>;
    paymentTerms: OrNull<string>;
    diagnosisCents: Optional<number>;
    provider: Optional<Json<BudgetProvider>>;
    customer: Optional<Json<BudgetCustomer>>;
    renewalRequestedAt: OrNull<Instant>;
    withdrawalExcluded: OrNull<string>;
  };
  calendarFeeds: {
    id: string;
    tokenHash: string;
    companyId: string;
    clientId: OrNull<string>;
    expertId: OrNull<string>;
    createdAt: Instant;
    lastReadAt: OrNull<Instant>;
  };
  catalogueServices: {
    id: string;
    companyId: string;
    foId: string;
    name: string;
    durationMinutes: number;
    paymentCents: OrNull<number>;
    fixedStart: OrNull<Instant>;
    capacity: Optional<number>;
    isGroup: Optional<boolean>;
    position: Optional<number>;
    active: Optional<boolean>;
    createdAt: Instant;
    withdrawalRight: OrNull<'applies' | 'excluded'>;
    withdrawalReason: OrNull<string>;
    policyId: OrNull<string>;
  };
  chatEntries: {
    sequence: GeneratedAlways<string>;
    companyId: string;
    subject: string;
    author: 'CLIENT' | 'COMPANY';
    message: string;
    sentAt: Instant;
    readAt: OrNull<Instant>;
  };
  clientLogs: {
    id: string;
    companyId: OrNull<string>;
    content: string;
    receivedAt: Instant;
  };
  clients: {
    id: string;
    companyId: string;
    userId: OrNull<string>;
    name: Optional<string>;
    address: OrNull<string>;
    postalCode: OrNull<string>;
    city: OrNull<string>;
    countryId: Optional<number>;
    vat: OrNull<string>;
    phones: Optional<Json<ClientPhone[]>>;
    email: OrNull<string>;
    secondaryEmail: OrNull<string>;
    invoicePrimary: Optional<boolean>;
    invoiceSecondary: Optional<boolean>;
    termsAcceptedAt: OrNull<Instant>;
    registeredAt: OrNull<Instant>;
    createdAt: Instant;
    deletedAt: OrNull<Instant>;
  };
  clockShift: {
    id: number;
    milliseconds: BigInteger;
  };
  closures: {
    id: string;
    companyId: string;
    expertId: OrNull<string>;
    during: string;
    reason: OrNull<string>;
    createdAt: Instant;
  };
  companies: {
    id: string;
    domain: string;
    name: string;
    vertical: string;
    brandColor: string;
    itemLabel: Optional<string>;
    itemLabelPlural: Optional<string>;
    iconSet: Optional<'AUTO' | 'TECH' | 'DEFAULT'>;
    logoSvg: OrNull<string>;
    logoVersion: OrNull<string>;
    vat: OrNull<string>;
    phone: OrNull<string>;
    whatsappNumber: OrNull<string>;
    email: OrNull<string>;
    website: OrNull<string>;
    address: OrNull<string>;
    town: OrNull<string>;
    townDistrict: OrNull<string>;
    latitude: OrNull<number>;
    longitude: OrNull<number>;
    schedulerModule: Optional<string>;
    isSchedulerSolo: Optional<boolean>;
    worksheetOperational: Optional<string>;
    demo: Optional<boolean>;
    isInternalTeam: Optional<boolean>;
    supportEquipment: Optional<boolean>;
    hidePlayStore: Optional<boolean>;
    hideAppleStore: Optional<boolean>;
    paymentMethods: Optional<PaymentMethod[]>;
    signupItemFields: Optional<Json<ItemField[]>>;
    editItemFields: Optional<Json<ItemField[]>>;
    itemTitleTemplate: Optional<string>;
    itemSubtitleTemplate: Optional<string>;
    clientLabels: Optional<string[]>;
    itemLabels: Optional<string[]>;
    workLabels: Optional<string[]>;
    terms: Optional<string>;
    keywords: Optional<Json<Keyword[]>>;
    listed: Optional<boolean>;
    timeZone: Optional<string>;
    apiKeyHash: OrNull<string>;
    createdAt: Instant;
    updatedAt: Instant;
    alternateDomains: Optional<string[]>;
    legal: OrNull<Json<LegalIdentity>>;
    storageHours: OrNull<number>;
    storageCentsPerDay: OrNull<number>;
    storageVat: OrNull<'included' | 'plus'>;
    withdrawalRight: OrNull<'applies' | 'excluded'>;
    withdrawalReason: OrNull<string>;
    feedNames: OrNull<'full' | 'short' | 'hidden'>;
    waitingList: Optional<boolean>;
    smsMonthlyCeiling: Optional<number>;
    smsPrice: Optional<Numeric>;
    suspendedAt: OrNull<Instant>;
    suspensionReason: OrNull<string>;
    deletesAt: OrNull<Instant>;
    draftSince: OrNull<Instant>;
    livePaymentMethods: Optional<PaymentMethod[]>;
  };
  contactChangeRequests: {
    userId: string;
    companyId: string;
    channel: 'sms' | 'email';
    contact: string;
    expiresAt: Instant;
  };
  contactChanges: {
    id: string;
    userId: string;
    channel: 'sms' | 'email';
    old: string;
    new: string;
    state: 'changed' | 'reversed';
    tokenHash: string;
    passwordHash: OrNull<string>;
    otherContact: OrNull<string>;
    changedAt: Instant;
    until: Instant;
  };
  deliveredNotices: {
    companyId: string;
    notice: string;
    deliveredAt: Instant;
  };
  emailConfirmations: {
    tokenHash: string;
    companyId: string;
    userId: string;
    email: string;
    expiresAt: Instant;
    usedAt: OrNull<Instant>;
  };
  endedOperatorSessions: {
    id: string;
    until: Instant;
  };
  evidenceDocuments: {
    recordId: string;
    companyId: string;
    masksNif: boolean;
    mediaId: string;
  };
  evidenceHeads: {
    companyId: string;
    sequence: BigInteger;
    sha256: string;
  };
  evidencePeople: {
    recordId: string;
    companyId: string;
    salt: string;
    content: string;
  };
  evidenceRecords: {
    id: string;
    companyId: string;
    sequence: BigInteger;
    kind: 'decided' | 'undone' | 'recorded' | 'contested' | 'withdrawn';
    subject: string;
    version: number;
    jobs: Json<unknown>;
    totalCents: number;
    at: Instant;
    how: 'session' | 'session_code' | 'link_code' | 'phone' | 'in_person' | 'email';
    snapshot: string;
    snapshotSha256: string;
    personalSha256: string;
    previousSha256: OrNull<string>;
    sha256: string;
    aboutId: OrNull<string>;
    undoUntil: OrNull<Instant>;
    earlyStart: OrNull<boolean>;
  };
  experts: {
    id: string;
    companyId: string;
    foId: string;
    name: string;
    position: Optional<number>;
    active: Optional<boolean>;
    createdAt: Instant;
  };
  externalIds: {
    companyId: string;
    kind: 'customers' | 'items' | 'appointments';
    externalId: string;
    recordId: string;
    clientId: string;
  };
  failedLoads: {
    remote: string;
    version: string;
    provider: string;
    minute: Instant;
    network: string;
    count: number;
  };
  formerPaymentAccounts: {
    id: string;
    companyId: string;
    gateway: string;
    settings: Json<unknown>;
    replacedAt: Instant;
  };
  idempotencyKeys: {
    scope: string;
    key: string;
    bodyHash: string;
    status: OrNull<number>;
    answer: OrNull<Json<unknown>>;
    createdAt: Instant;
  };
  importLines: {
    importId: string;
    companyId: string;
    n: number;
    cells: string[];
    outcome: OrNull<'novo' | 'altera' | 'igual' | 'recusada'>;
    reason: OrNull<string>;
    clientId: OrNull<string>;
    created: OrNull<string>;
    changes: OrNull<Json<ImportChange[]>>;
    isDone: Optional<boolean>;
    undoing: OrNull<'undone' | 'kept'>;
  };
  imports: {
    id: string;
    companyId: string;
    kind: 'customers' | 'items' | 'services' | 'appointments';
    state: Optional<'uploaded' | 'checked' | 'running' | 'done' | 'failed' | 'undoing' | 'undone' | 'forgotten'>;
    columns: string[];
    mapping: Json<ImportMapping>;
    lines: number;
    actor: OrNull<Json<unknown>>;
    createdAt: Instant;
    checkedAt: OrNull<Instant>;
    runAt: OrNull<Instant>;
    doneAt: OrNull<Instant>;
    forgetAt: Instant;
    tries: Optional<number>;
    nextTryAt: Optional<Instant>;
    lastError: OrNull<string>;
    fileName: OrNull<string>;
  };
  invoiceJobs: {
    sequence: GeneratedAlways<string>;
    id: string;
    companyId: string;
    subject: string;
    paymentId: OrNull<string>;
    requestId: OrNull<string>;
    kind: OrNull<'FT' | 'FR'>;
    totalCents: OrNull<number>;
    state: Optional<'PENDING' | 'DONE' | 'FAILED'>;
    tries: Optional<number>;
    nextTryAt: Instant;
    lastError: OrNull<string>;
    invoiceId: OrNull<string>;
    createdAt: Instant;
  };
  invoiceRequests: {
    id: string;
    companyId: string;
    subject: string;
    emails: string[];
    requestedAt: Instant;
    clientId: OrNull<string>;
    state: Optional<'OPEN' | 'ANSWERED' | 'REFUSED'>;
    reason: OrNull<string>;
    answeredAt: OrNull<Instant>;
    reminders: Optional<number>;
  };
  invoices: {
    id: string;
    companyId: string;
    clientId: string;
    subject: string;
    kind: 'FT' | 'FS' | 'FR' | 'RC' | 'NC';
    number: string;
    issuedOn: string;
    totalCents: number;
    atcud: OrNull<string>;
    mediaId: string;
    sha256: string;
    bytes: number;
    externalId: OrNull<string>;
    requestId: OrNull<string>;
    createdAt: Instant;
    voidedAt: OrNull<Instant>;
    voidReason: OrNull<string>;
  };
  invoicingAccounts: {
    companyId: string;
    connector: 'invoicexpress' | 'sandbox';
    settings: Json<unknown>;
    updatedAt: Instant;
  };
  items: {
    id: string;
    companyId: string;
    clientId: string;
    foId: OrNull<string>;
    specs: Json<ItemSpecs>;
    originalSpecs: Json<ItemSpecs>;
    photoId: OrNull<string>;
    createdAt: Instant;
    updatedAt: Instant;
    removedAt: OrNull<Instant>;
  };
  knownDevices: {
    userId: string;
    keyHash: string;
    seenAt: Instant;
  };
  liteLinks: {
    id: string;
    keyHash: string;
    companyId: string;
    clientId: string;
    subject: string;
    createdAt: Instant;
    expiresAt: Instant;
    revokedAt: OrNull<Instant>;
    isReminder: Optional<boolean>;
    smsTo: OrNull<string>;
  };
  liveEvents: {
    sequence: GeneratedAlways<string>;
    xid: Optional<string>;
    clientId: string;
    kind: 'notification' | 'service' | 'payment' | 'budget' | 'counters' | 'waiting';
    subject: string;
    at: Optional<Instant>;
  };
  mediaFiles: {
    id: string;
    companyId: string;
    type: string;
    bytes: BigInteger;
    width: OrNull<number>;
    height: OrNull<number>;
    hasThumbnail: boolean;
    createdAt: Instant;
  };
  mediaRemovals: {
    id: string;
    queuedAt: Optional<Instant>;
    tries: Optional<number>;
    nextTryAt: Optional<Instant>;
    lastError: OrNull<string>;
  };
  mgmtActions: {
    sequence: GeneratedAlways<string>;
    at: Instant;
    actor: string;
    action: string;
    subject: string;
  };
  moveRequests: {
    id: string;
    companyId: string;
    appointmentId: string;
    holdId: OrNull<string>;
    wanted: Instant;
    state: Optional<'requested' | 'confirmed' | 'refused' | 'expired' | 'withdrawn'>;
    expiresAt: Instant;
    reason: OrNull<string>;
    createdAt: Instant;
    endedAt: OrNull<Instant>;
  };
  notifications: {
    id: string;
    sequence: GeneratedAlways<string>;
    companyId: string;
    clientId: string;
    type: 'message' | 'action' | 'check' | 'internal' | 'payment';
    url: string;
    description: string;
    createdAt: Instant;
    changedAt: Instant;
    readAt: OrNull<Instant>;
    deletedAt: OrNull<Instant>;
  };
  openingHours: {
    id: string;
    companyId: string;
    expertId: OrNull<string>;
    weekday: number;
    opens: number;
    closes: number;
  };
  operators: {
    id: string;
    name: string;
    role: 'read' | 'release' | 'manage';
    tokenHash: string;
    madeAt: Instant;
    expiresAt: Instant;
    revokedAt: OrNull<Instant>;
    usedAt: OrNull<Instant>;
  };
  outbox: {
    sequence: GeneratedAlways<string>;
    id: string;
    channel: 'sms' | 'email';
    recipient: string;
    subject: OrNull<string>;
    text: string;
    sentAt: Instant;
    calendar: OrNull<string>;
    attachments: Optional<Json<AttachedFile[]>>;
  };
  outgoingMessages: {
    id: string;
    sequence: GeneratedAlways<string>;
    companyId: string;
    clientId: OrNull<string>;
    channel: 'sms' | 'email' | 'push';
    message: OrNull<Json<unknown>>;
    state: Optional<'PENDING' | 'FAILED'>;
    tries: Optional<number>;
    nextTryAt: Instant;
    lastError: OrNull<string>;
    createdAt: Instant;
    awaited: Optional<boolean>;
    recipient: OrNull<string>;
    notice: OrNull<string>;
    plannedId: OrNull<string>;
    notAfter: OrNull<Instant>;
    byDay: Optional<boolean>;
  };
  ownerSessions: {
    id: string;
    ownerId: string;
    companyId: string;
    tokenHash: string;
    madeAt: Instant;
    expiresAt: Instant;
    endedAt: OrNull<Instant>;
  };
  owners: {
    id: string;
    companyId: string;
    channel: 'sms' | 'email';
    contact: string;
    madeAt: Instant;
    endedAt: OrNull<Instant>;
  };
  pageVitals: {
    remote: string;
    version: string;
    provider: string;
    hour: Instant;
    page: string;
    metric: 'LCP' | 'INP' | 'CLS';
    element: string;
    span: number;
    views: number;
  };
  passkeyChallenges: {
    challengeHash: string;
    domain: string;
    userId: OrNull<string>;
    expiresAt: Instant;
  };
  passkeyOffers: {
    userId: string;
    companyId: string;
    logins: number;
    offeredAt: OrNull<Instant>;
  };
  passkeys: {
    id: string;
    userId: string;
    companyId: string;
    domain: string;
    credentialId: string;
    publicKey: Buffer;
    counter: BigInteger;
    transports: Optional<string[]>;
    name: string;
    createdAt: Instant;
    lastUsedAt: OrNull<Instant>;
  };
  paymentAccounts: {
    companyId: string;
    gateway: Optional<'ifthenpay' | 'sandbox'>;
    settings: Json<unknown>;
    updatedAt: Instant;
    id: Optional<string>;
    state: Optional<'sandbox' | 'testing' | 'live'>;
    methods: Optional<PaymentMethod[]>;
  };
  paymentAttempts: {
    id: string;
    paymentId: string;
    companyId: string;
    gateway: string;
    orderId: string;
    method: 'MB' | 'MBWAY' | 'CC';
    amountCents: number;
    state: 'INITIATING' | 'PENDING' | 'PAYED' | 'EXPIRED' | 'REJECTED' | 'DECLINED' | 'CANCELLED' | 'FAILED';
    requestId: OrNull<string>;
    entity: OrNull<string>;
    reference: OrNull<string>;
    phone: OrNull<string>;
    url: OrNull<string>;
    expiresAt: OrNull<Instant>;
    checkedAt: OrNull<Instant>;
    createdAt: Instant;
    updatedAt: Instant;
    accountId: OrNull<string>;
  };
  paymentCursors: {
    companyId: string;
    gateway: string;
    readUntil: OrNull<Instant>;
    takenAt: Instant;
    lastError: OrNull<string>;
  };
  paymentEvents: {
    sequence: GeneratedAlways<string>;
    attemptId: OrNull<string>;
    paymentId: OrNull<string>;
    source: 'CREATE' | 'CALLBACK' | 'POLL' | 'READ' | 'RETURN' | 'CLOCK';
    claim: string;
    amountCents: OrNull<number>;
    requestId: OrNull<string>;
    orderId: OrNull<string>;
    outcome: string;
    at: Instant;
  };
  paymentRefunds: {
    id: string;
    paymentId: OrNull<string>;
    attemptId: OrNull<string>;
    companyId: string;
    amountCents: number;
    reason: 'PAID_LATE' | 'OVERPAID' | 'CANCELLED' | 'NO_SHOW' | 'WAIVED' | 'TEST';
    state: Optional<'QUEUED' | 'DONE' | 'MANUAL'>;
    createdAt: Instant;
    doneAt: OrNull<Instant>;
    note: OrNull<string>;
    account: OrNull<Json<unknown>>;
    testId: OrNull<string>;
  };
  paymentTests: {
    id: string;
    companyId: string;
    accountId: OrNull<string>;
    gateway: string;
    orderId: string;
    method: 'MB' | 'MBWAY' | 'CC';
    amountCents: number;
    state: 'INITIATING' | 'WAITING' | 'RECEIVED' | 'FAILED' | 'EXPIRED';
    requestId: OrNull<string>;
    entity: OrNull<string>;
    reference: OrNull<string>;
    url: OrNull<string>;
    createdAt: Instant;
    expiresAt: Instant;
    checkedAt: OrNull<Instant>;
    seenPaidAt: OrNull<Instant>;
    receivedAt: OrNull<Instant>;
  };
  payments: {
    id: string;
    companyId: string;
    clientId: string;
    subject: string;
    totalCents: number;
    state: Optional<'PENDING' | 'PAYED' | 'EXPIRED' | 'NOT_PAID' | 'CC_CANCEL' | 'CC_ERROR' | 'MBWAY_REJECTED' | 'MBWAY_DECLINED'>;
    method: OrNull<'MB' | 'MBWAY' | 'CC'>;
    validUntil: OrNull<Instant>;
    paidAt: OrNull<Instant>;
    description: OrNull<string>;
    billing: OrNull<Json<Billing>>;
    createdAt: Instant;
    updatedAt: Instant;
    holdsBooking: Optional<boolean>;
    releaseTakenAt: OrNull<Instant>;
  };
  plannedMessages: {
    id: string;
    companyId: string;
    clientId: string;
    ruleId: string;
    subject: string;
    occasion: string;
    eventAt: Instant;
    knownAt: Instant;
    wantedAt: Instant;
    dueAt: Instant;
    state: Optional<'planned' | 'sent' | 'delivered' | 'failed' | 'skipped' | 'cancelled'>;
    channel: OrNull<'push' | 'email' | 'sms'>;
    skips: Optional<Json<unknown>>;
    reason: OrNull<string>;
    messageId: OrNull<string>;
    sentAt: OrNull<Instant>;
    endedAt: OrNull<Instant>;
    createdAt: Instant;
  };
  policies: {
    id: string;
    companyId: string;
    prepayment: 'none' | 'full' | 'amount' | 'percent';
    amountCents: OrNull<number>;
    percent: OrNull<number>;
    freeUntilHours: number;
    latePercent: number;
    noShowPercent: number;
    createdAt: Instant;
  };
  privateNotes: {
    subject: string;
    companyId: string;
    clientId: string;
    note: string;
    changedAt: Instant;
  };
  providerChanges: {
    sequence: GeneratedAlways<string>;
    companyId: string;
    at: Instant;
    actorKind: 'owner' | 'operator' | 'api' | 'portal';
    actorName: OrNull<string>;
    address: OrNull<string>;
    area: string;
    subject: OrNull<string>;
    field: OrNull<string>;
    before: OrNull<Json<unknown>>;
    after: OrNull<Json<unknown>>;
  };
  providerDrafts: {
    companyId: string;
    revision: number;
    beginsEmpty: boolean;
    changes: Json<SetupFields>;
    touched: Json<SetupTouches>;
    changedBy: string;
    changedAt: Instant;
  };
  providerKeys: {
    id: string;
    companyId: string;
    name: string;
    scope: 'all' | 'read' | 'schedule';
    keyHash: string;
    createdAt: Instant;
    lastUsedAt: OrNull<Instant>;
  };
  providerVersions: {
    companyId: string;
    n: number;
    content: Json<SetupFields>;
    publishedAt: Instant;
    publishedBy: string;
  };
  pushDevices: {
    id: string;
    companyId: string;
    clientId: string;
    sessionId: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    createdAt: Instant;
  };
  rateLimits: {
    key: string;
    count: number;
    endsAt: Instant;
  };
  ratings: {
    subject: string;
    companyId: string;
    clientId: string;
    classification: number;
    observation: OrNull<string>;
    ratedAt: Instant;
  };
  registrationTokens: {
    tokenHash: string;
    companyId: string;
    channel: 'sms' | 'email';
    contact: string;
    passwordHash: OrNull<string>;
    expiresAt: Instant;
    usedAt: OrNull<Instant>;
    authenticatedAt: OrNull<Instant>;
  };
  releaseErrors: {
    remote: string;
    version: string;
    fingerprint: string;
    code: string;
    message: string;
    stack: string;
    firstAt: Instant;
    lastAt: Instant;
    pages: number;
  };
  releasePictures: {
    hash: string;
    content: Buffer;
    isNamed: Optional<boolean>;
    sentAt: Instant;
  };
  releaseUploads: {
    id: string;
    remote: string;
    release: Json<Release>;
    begunAt: Instant;
  };
  releasedTimes: {
    id: GeneratedAlways<string>;
    companyId: string;
    resource: OrNull<string>;
    expertId: OrNull<string>;
    during: string;
    clientId: OrNull<string>;
    tries: Optional<number>;
    nextTryAt: OrNull<Instant>;
  };
  releases: {
    remote: string;
    version: string;
    release: Json<Release>;
    publishedAt: Instant;
    publishedBy: OrNull<string>;
    details: OrNull<Json<ReleaseDetails>>;
  };
  reminderChanges: {
    id: GeneratedAlways<string>;
    companyId: string;
    subject: OrNull<string>;
    at: Instant;
    tries: Optional<number>;
    nextTryAt: Optional<Instant>;
  };
  reminderChannels: {
    clientId: string;
    companyId: string;
    email: Optional<boolean>;
    sms: Optional<boolean>;
  };
  reminderRules: {
    id: string;
    companyId: string;
    position: number;
    event: 'appointment.upcoming' | 'work.state' | 'work.ready' | 'budget.waiting' | 'payment.due';
    bars: OrNull<Numeric>;
    leadMinutes: number;
    channels: string[];
    words: string;
    active: boolean;
    removedAt: OrNull<Instant>;
  };
  remoteLoads: {
    remote: string;
    version: string;
    provider: string;
    minute: Instant;
    outcome: string;
    span: number;
    count: number;
    degraded: Optional<number>;
  };
  remoteRemarks: {
    remote: string;
    version: string;
    provider: string;
    minute: Instant;
    code: string;
    pages: number;
  };
  rolloutAlerts: {
    id: string;
    type: string;
    remote: string;
    data: Json<unknown>;
    at: Instant;
    state: Optional<'PENDING' | 'DELIVERED' | 'FAILED'>;
    tries: Optional<number>;
    nextTryAt: Instant;
    lastStatus: OrNull<number>;
    lastError: OrNull<string>;
    deliveredAt: OrNull<Instant>;
  };
  rolloutIncidents: {
    id: string;
    remote: string;
    version: string;
    beganAt: Instant;
    loads: number;
    failures: number;
    usualLoads: number;
    usualFailures: number;
    endedAt: OrNull<Instant>;
    endedBecause: OrNull<string>;
  };
  rollouts: {
    remote: string;
    revision: number;
    rollout: Json<Rollout>;
    author: string;
    reason: string;
    changedAt: Instant;
  };
  scheduleDrafts: {
    id: string;
    workId: string;
    companyId: string;
    clientId: string;
    request: Json<unknown>;
    createdAt: Instant;
  };
  scheduleSettings: {
    companyId: string;
    slotStepMinutes: Optional<number>;
    parallelBookings: Optional<number>;
    noticeMinutes: Optional<number>;
    horizonDays: Optional<number>;
    cancelNoticeMinutes: Optional<number>;
    paymentDays: Optional<number>;
    moveNoticeMinutes: OrNull<number>;
    maxMoves: Optional<number>;
    confirmMovesByHand: Optional<boolean>;
    policyId: OrNull<string>;
  };
  scheduleVersions: {
    companyId: string;
    version: string;
  };
  sentSms: {
    companyId: string;
    kind: 'reminder' | 'notice' | 'code';
    parts: number;
    at: Instant;
  };
  serviceExperts: {
    serviceId: string;
    expertId: string;
  };
  sessions: {
    id: string;
    tokenHash: string;
    companyId: string;
    clientId: string;
    userId: string;
    createdAt: Instant;
    seenAt: Instant;
    authenticatedAt: Instant;
    expiresAt: Instant;
    revokedAt: OrNull<Instant>;
    isDemo: Optional<boolean>;
    method: OrNull<'code' | 'password' | 'passkey'>;
    device: OrNull<string>;
  };
  setupLinks: {
    id: string;
    companyId: string;
    channel: 'sms' | 'email';
    contact: string;
    tokenHash: string;
    madeAt: Instant;
    madeBy: string;
    expiresAt: Instant;
    usedAt: OrNull<Instant>;
    ownerId: OrNull<string>;
    revokedAt: OrNull<Instant>;
  };
  sharedSecrets: {
    name: string;
    value: string;
  };
  shells: {
    version: string;
    contract: string;
    seenAt: Instant;
  };
  smsStops: {
    companyId: string;
    phone: string;
    at: Instant;
  };
  smsWarnings: {
    companyId: string;
    month: string;
    percent: number;
  };
  subjectFiles: {
    id: string;
    companyId: string;
    subject: string;
    owner: 'CLIENT' | 'COMPANY';
    mediaId: string;
    fileName: string;
    description: OrNull<string>;
    createdAt: Instant;
  };
  supportRequests: {
    id: string;
    companyId: string;
    clientId: string;
    type: string;
    message: string;
    createdAt: Instant;
  };
  taskLines: {
    workId: string;
    position: number;
    designation: string;
    priceCents: number;
    completed: boolean;
    discount: Optional<Numeric>;
  };
  teamRemotes: {
    remote: string;
    team: string;
  };
  teamTokens: {
    id: string;
    team: string;
    person: string;
    tokenHash: string;
    madeAt: Instant;
    expiresAt: Instant;
    revokedAt: OrNull<Instant>;
    usedAt: OrNull<Instant>;
  };
  teams: {
    name: string;
    createdAt: Instant;
  };
  toldLoads: {
    ticket: string;
    what: string;
    until: Instant;
  };
  users: {
    id: string;
    loginPhone: OrNull<string>;
    loginEmail: OrNull<string>;
    passwordHash: OrNull<string>;
    createdAt: Instant;
    deletedAt: OrNull<Instant>;
  };
  verificationCodes: {
    id: string;
    companyId: string;
    channel: 'sms' | 'email';
    contact: string;
    userId: OrNull<string>;
    codeHash: string;
    tries: Optional<number>;
    sentAt: Instant;
    expiresAt: Instant;
    usedAt: OrNull<Instant>;
    purpose: Optional<'login' | 'setup'>;
  };
  waitingEntries: {
    id: string;
    companyId: string;
    clientId: string;
    serviceIds: string[];
    expertId: OrNull<string>;
    itemId: OrNull<string>;
    firstDay: string;
    lastDay: string;
    part: number;
    appointmentId: OrNull<string>;
    state: Optional<'waiting' | 'offered' | 'ended' | 'left'>;
    endReason: OrNull<'BOOKED' | 'MOVED' | 'RANGE_OVER' | 'BOOKING_OVER' | 'REMOVED'>;
    removalReason: OrNull<string>;
    createdAt: Instant;
    endedAt: OrNull<Instant>;
  };
  waitingOffers: {
    id: string;
    companyId: string;
    clientId: string;
    entryId: string;
    holdId: OrNull<string>;
    resource: string;
    expertId: OrNull<string>;
    startsAt: Instant;
    endsAt: Instant;
    until: Instant;
    state: Optional<'open' | 'accepted' | 'declined' | 'lapsed' | 'withdrawn'>;
    appointmentId: OrNull<string>;
    createdAt: Instant;
    endedAt: OrNull<Instant>;
  };
  webhookDeliveries: {
    id: string;
    eventSequence: BigInteger;
    endpointId: string;
    companyId: string;
    state: Optional<'PENDING' | 'DELIVERED' | 'FAILED'>;
    tries: Optional<number>;
    nextTryAt: Instant;
    lastStatus: OrNull<number>;
    lastError: OrNull<string>;
    deliveredAt: OrNull<Instant>;
  };
  webhookEndpoints: {
    id: string;
    companyId: string;
    name: string;
    url: string;
    secret: string;
    events: string[];
    active: Optional<boolean>;
    createdAt: Instant;
    updatedAt: Instant;
  };
  webhookEvents: {
    sequence: GeneratedAlways<string>;
    id: string;
    companyId: string;
    type: string;
    subject: string;
    data: Json<unknown>;
    at: Instant;
  };
  webhookPauses: {
    endpointId: string;
    companyId: string;
    failedTurns: number;
    until: OrNull<Instant>;
  };
  withdrawals: {
    id: string;
    companyId: string;
    name: string;
    contract: string;
    email: string;
    subject: OrNull<string>;
    clientId: OrNull<string>;
    receivedAt: Instant;
    state: 'received' | 'accepted' | 'refused';
    reason: OrNull<string>;
    decidedAt: OrNull<Instant>;
    refundCents: Optional<number>;
    remindedAt: OrNull<Instant>;
  };
  works: {
    id: string;
    companyId: string;
    clientId: string;
    itemId: OrNull<string>;
    appointmentId: OrNull<string>;
    expertId: OrNull<string>;
    bars: Numeric;
    stateName: OrNull<string>;
    symptoms: Optional<Json<Symptom[]>>;
    startedAt: Instant;
    expectedAt: OrNull<Instant>;
    completedAt: OrNull<Instant>;
    exitKms: OrNull<number>;
    vatRate: Optional<Numeric>;
    needsApproval: Optional<boolean>;
    approvedAt: OrNull<Instant>;
    approval: OrNull<Json<unknown>>;
    totalCents: OrNull<number>;
    totalNovatCents: OrNull<number>;
    totalDiscountCents: OrNull<number>;
    clientObs: OrNull<string>;
    meetingUrl: OrNull<string>;
    showInvoiceButton: Optional<boolean>;
    cancelledAt: OrNull<Instant>;
    messageToastState: OrNull<string>;
    serviceToastState: OrNull<string>;
    paymentToastState: OrNull<string>;
    createdAt: Instant;
    updatedAt: Instant;
    budgetVersion: Optional<number>;
    budgetWaits: Optional<boolean>;
    budgetValidUntil: OrNull<string>;
    barsAt: OrNull<Instant>;
    stages: Optional<Json<Stage[]>>;
  };
}
