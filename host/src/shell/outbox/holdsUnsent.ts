import { OUTBOX_DATABASE } from './outboxDatabase.ts';

/**
 * Whether something lies on the device that was not sent, whoever wrote it (OFF-04), without the code of the queue; false
 * where the browser cannot say.
 */
export async function holdsUnsent(): Promise<boolean> {
  try {
    // Opening one that is not there would make it.
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === OUTBOX_DATABASE) && (await countEntries()) > 0;
  } catch {
    return false;
  }
}

function countEntries(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(OUTBOX_DATABASE);
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const database = opening.result;
      const counting = database.transaction('entries').objectStore('entries').count();
      counting.addEventListener('error', reject);
      counting.addEventListener('success', () => resolve(counting.result));
      database.close();
    });
  });
}
