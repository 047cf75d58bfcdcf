import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { useQueryClient } from '@portal/remote/query';
import { itemFailure } from '../../actions/itemFailure.ts';
import { useRefusals } from '../../actions/useRefusals.ts';
import { queryKeys } from '../../queries/queryKeys.ts';

/**
 * A change of one item: tells the portal, waits for the new details, and follows the error
 * table of the item calls (ERR-10..14). `change` answers false when the customer said no.
 */
export function useItemChange<Input = void>(
  id: string,
  change: (input: Input) => Promise<boolean>,
) {
  const { bus, navigation, overlays, provider } = usePortal();
  const queryClient = useQueryClient();
  const refusable = useRefusals();
  return useAction(
    async (input: Input): Promise<boolean> => {
      if (!(await refusable(change(input)))) return false;
      bus.emit('item.changed', { id });
      await queryClient.invalidateQueries(
        { queryKey: queryKeys.item(id) },
        { cancelRefetch: false },
      );
      return true;
    },
    {
      onError: async (error) => {
        const failure = itemFailure(error, provider.itemLabel);
        if (!failure) return;
        await overlays.info({ title: failure.title, body: failure.body });
        if (failure.isGone) navigation.navigate('/services', { replace: true });
      },
    },
  );
}
