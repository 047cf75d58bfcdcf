/** Replaces what differs from run to run (ids, secrets, signatures, the present minute) by what does not. */
export function steady(body: unknown): unknown {
  const ids: string[] = [];
  const text = JSON.stringify(body)
    .replace(/\b[0-9a-hj-km-np-tv-z]{26}\b/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return String(ids.indexOf(id) + 1).padStart(26, '0');
    })
    .replace(/lite\.\w+\.\d+\.[\w-]{44}/g, 'lite.of-this-link')
    .replace(/(?<=\.)[\w-]{44}(?=")/g, 'signature')
    .replace(/(?<="ticketKey":")[\w-]{44}/g, 'of-this-provider-and-day')
    .replace(/expires=\d+&signature=[\w-]+/g, 'expires=1781512200&signature=of-this-address')
    .replace(/portal_team_[\w-]{43}/g, 'portal_team_of-this-person')
    .replace(/[0-9a-f]{32}(?=\.ics)/g, 'of-this-calendar')
    .replace(/pk_[\w-]{43}/g, 'pk_of-this-provider')
    .replace(/(?<=["=])[\w-]{43}(?=["&])/g, 'a-secret-of-256-bits')
    .replace(/(?<="(?:credential_)?id":")(?:[\w-]{22}|[\w-]{35})(?=")/g, 'of-this-passkey')
    .replace(/T(07:5|08:0|08:1)\d:\d\d\.\d{3}Z/g, 'T08:00:00.000Z');
  return JSON.parse(text);
}
