/** Resolves when the view that was drawn here has been mounted, or has left its place because another one takes it. */
export function whenTaken(root: HTMLElement): Promise<void> {
  const view = root.querySelector('[data-mount]');
  return new Promise((resolve) => {
    const look = () => {
      if (view?.isConnected && !view.hasAttribute('data-mounted')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-mounted'] });
    look();
  });
}
