/**
 * What a visitor of a demo may change: what shows the portal at work, with data that are made anew (C-132, C-167). All
 * visitors share one customer, so nothing else: neither the account and its sessions, nor what reaches other providers,
 * real contacts, disks or payments. A route that is not named here is refused.
 */
export const changesOfDemo: ReadonlySet<string> = new Set([
  'POST /main/items',
  'PUT /main/items/:id',
  'POST /main/items/:id/reset',
  'DELETE /main/items/:id',
  'POST /main/schedule/draft',
  'POST /main/schedule',
  'POST /main/services/:id/approve',
  'POST /main/services/:id/cancel',
  'POST /main/services/:id/chat/add',
  'POST /main/services/:id/confirm',
  'POST /main/services/:id/editInternalObs',
  'POST /main/services/:id/feedback',
  'POST /main/services/:id/readCompanyObs',
  'POST /main/services/:id/readPayment',
  'POST /main/services/:id/readServiceReady',
  'POST /main/notifications/changes',
  'PUT /main/notifications/:id',
  'PUT /main/notifications/read-all',
  'DELETE /main/notifications/:id',
  'POST /main/user/logout',
]);
