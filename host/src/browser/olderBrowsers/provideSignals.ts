function limited(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const reason = new DOMException('The time is over.', 'TimeoutError');
  setTimeout(() => controller.abort(reason), milliseconds);
  return controller.signal;
}

function joined(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const end = () => controller.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  }
  return controller.signal;
}

/** `AbortSignal.timeout` for Chrome before 103, `AbortSignal.any` for iOS before 17.4 and Chrome before 116. */
export function provideSignals(): void {
  AbortSignal.timeout ??= limited;
  AbortSignal.any ??= joined;
}
