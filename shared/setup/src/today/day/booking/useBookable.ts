import { ordered } from '../../../draft/ordered.ts';
import { useInForce } from '../../useInForce.ts';

interface Option {
  value: string;
  label: string;
}

/** What can be booked, and who does it, in the order in which customers see them. */
export function useBookable(): { services: Option[]; expertsOf(serviceId: string): Option[] } {
  const { services = {}, experts = {} } = useInForce().data ?? {};
  const optionsOf = <Row extends { position: number; name: string }>(
    records: Readonly<Record<string, Row | null>>,
  ) => ordered(records).map(({ id, row }) => ({ value: id, label: row.name }));
  return {
    services: optionsOf(services),
    expertsOf: (serviceId) =>
      optionsOf(experts).filter(({ value }) => services[serviceId]?.expert_ids.includes(value)),
  };
}
