/** How often the table looks for news, in milliseconds. */
const EVERY = 2000;

/**
 * Keeps the table up to date without moving what somebody reads: it is replaced only when it changed, the focus goes
 * back to where it was, and the state of the connection is told. Without script the page works, it only stands still.
 */
export const pageScript = `
const place = document.getElementById('overview');
const state = document.getElementById('state');
let last = place.innerHTML;
async function look() {
  try {
    const answer = await fetch('/operations/rollouts/table', { headers: { accept: 'text/html' } });
    if (answer.status === 401) return location.reload();
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    if (text !== last) {
      const focused = document.activeElement && document.activeElement.id;
      place.innerHTML = last = text;
      if (focused) document.getElementById(focused)?.focus();
      state.textContent = 'Updated at ' + new Date().toLocaleTimeString() + '.';
    } else if (state.dataset.lost) state.textContent = 'Connected again.';
    delete state.dataset.lost;
  } catch {
    if (!state.dataset.lost) state.textContent = 'No connection: this may be out of date.';
    state.dataset.lost = 'yes';
  }
}
setInterval(() => { if (document.visibilityState === 'visible') look(); }, ${EVERY});
`;
