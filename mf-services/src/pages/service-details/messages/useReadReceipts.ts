import { createServicesApi } from '@portal/api/work/createServicesApi';
import { useApi } from '@portal/remote/useApi';
import { useRef } from 'react';
import { useDetailsChange } from '../useDetailsChange.ts';

export interface ReadReceipts {
  check(): void;
  messages(): void;
  payment(): void;
}

/**
 * Marks as read what the customer has seen. The details are loaded again once for all that was seen at the same time
 * (DET-47); what could not be marked is so at the next visit.
 */
export function useReadReceipts(id: string): ReadReceipts {
  const services = useApi(createServicesApi);
  const changed = useDetailsChange(id);
  const receipts = useRef({ onTheWay: 0, anyArrived: false });

  async function send(receipt: Promise<unknown>): Promise<void> {
    const { current } = receipts;
    current.onTheWay += 1;
    try {
      await receipt;
      current.anyArrived = true;
    } catch {
      // Nobody asked for it.
    }
    current.onTheWay -= 1;
    if (current.onTheWay > 0 || !current.anyArrived) return;
    current.anyArrived = false;
    await changed();
  }

  return {
    check: () => void send(services.readCheck(id)),
    messages: () => void send(services.readMessages(id)),
    payment: () => void send(services.readPayment(id)),
  };
}
