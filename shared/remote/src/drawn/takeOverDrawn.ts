import { readDrawnQueries } from '@portal/contract/drawing/readDrawnQueries';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { StartRoot } from '../lifecycle/startRoot.ts';

/**
 * Begins a view in its element, and takes over what the edge has drawn there: what was typed and what has the focus stay.
 * Of a page that was drawn for its visitor the element names the data. Where the drawing is not what the page draws React
 * draws it anew, which is told as a remark of the release.
 */
export const takeOverDrawn: StartRoot = (element, options, props, queryClient) => {
  const { drawn } = element.dataset;
  if (drawn === undefined) return createRoot(element, options);
  delete element.dataset['drawn'];
  for (const { key, data } of readDrawnQueries(drawn)) queryClient.setQueryData(key, data);
  let root: Root | undefined;
  return {
    render(node) {
      if (root) root.render(node);
      else
        root = hydrateRoot(element, node, {
          ...options,
          onRecoverableError: (error) =>
            props?.portal.report.failure({ code: 'REMOTE-HYDRATION', message: String(error) }),
        });
    },
    unmount: () => root?.unmount(),
  };
};
