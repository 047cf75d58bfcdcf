/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 8000;

/**
 * Keeps the page up to date without moving what somebody reads: only what changed is touched, so that the focus and a
 * selection stay, and what was unfolded; rows are told apart by their ids. While something is pressed news wait: what moves away from under the
 * pointer is not clicked. What is said aloud
 * is a changed rollout, a canary that the guard halted with its reason, and a lost connection, never mere numbers.
 * Without script the page works, it only stands still.
 */
export const pageScript = `
const place = document.getElementById('overview');
const state = document.getElementById('state');
const parts = (node) => [...node.childNodes].filter((part) => part.nodeType !== 3 || part.data.trim() !== '');
const keyOf = (part) => part.nodeName + ' ' + (part.id ?? '');
function follow(shown, fresh) {
  for (const { name } of [...shown.attributes])
    if (name !== 'open' && !fresh.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  let left = parts(shown);
  for (const wanted of parts(fresh)) {
    const index = left.findIndex((part) => keyOf(part) === keyOf(wanted));
    if (index < 0) { shown.insertBefore(wanted, left[0] ?? null); continue; }
    for (const gone of left.slice(0, index)) gone.remove();
    const kept = left[index];
    left = left.slice(index + 1);
    if (kept.nodeType === 1) follow(kept, wanted);
    else if (kept.data !== wanted.data) kept.data = wanted.data;
  }
  for (const gone of left) gone.remove();
}
const revisions = () => new Map([...place.querySelectorAll('[data-remote]')].map((card) =>
  [card.dataset.remote, card.dataset.revision]));
let last = '';
let busy = false;
let pressed = false;
addEventListener('pointerdown', () => { pressed = true; });
for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, () => { pressed = false; });
async function look() {
  if (busy) return;
  busy = true;
  try {
    const answer = await fetch(place.dataset.source, { signal: AbortSignal.timeout(${TIMEOUT_MS}) });
    if (answer.status === 401) return location.reload();
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    if (pressed) return;
    if (state.dataset.lost) state.textContent = 'Connected again.';
    delete state.dataset.lost;
    if (text === last) return;
    last = text;
    const before = revisions();
    const fresh = new DOMParser().parseFromString('<div>' + text + '</div>', 'text/html').body.firstChild;
    for (const { name, value } of place.attributes) fresh.setAttribute(name, value);
    follow(place, fresh);
    const changed = [...revisions()].filter(([remote, now]) => before.get(remote) !== now).map(([remote]) => remote);
    const halted = changed.map((remote) => document.getElementById(remote).dataset.halted).filter(Boolean);
    if (changed.length > 0)
      state.textContent = [...halted, changed.join(', ') + ' changed at ' + new Date().toLocaleTimeString('en-GB') + '.'].join(' ');
  } catch {
    if (pressed) return;
    if (!state.dataset.lost) state.textContent = 'No connection: this may be out of date.';
    state.dataset.lost = 'yes';
  } finally {
    busy = false;
  }
}
setInterval(() => { if (document.visibilityState === 'visible') look(); }, place.dataset.seconds * 1000);
document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') look(); });
`;
