import { takeOverDrawn } from '@portal/remote/takeOverDrawn';

/**
 * How the home begins where the edge has drawn it. Its lists are taken once more from the answers in the document: the
 * drawing has only the first page of a long one, and nothing that opens an appointment (C-735, C-749).
 */
export const startRoot: typeof takeOverDrawn = (element, options, props, queryClient) => {
  const isDrawn = element.dataset['drawn'] !== undefined;
  const root = takeOverDrawn(element, options, props, queryClient);
  if (isDrawn) void queryClient.invalidateQueries({ refetchType: 'none' });
  return root;
};
