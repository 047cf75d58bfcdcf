import type { ProviderCustomer } from '@portal/api/provider/providerWork';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { Phone } from '@portal/ui/icons/messages/Phone';
import { customerName } from './customerName.ts';
import { texts } from './texts.ts';
import styles from './Entry.module.css';

/** Whose it is, and the number that rings them. */
export function CustomerLine({ customer }: { customer: ProviderCustomer | null }) {
  const name = customerName(customer);
  const phone = customer?.phone ?? null;
  return (
    <p className={styles.customer}>
      <span>{name}</span>
      {phone !== null && (
        <a
          className={styles.phone}
          href={`tel:${phone}`}
          aria-label={texts.call(name, formatPhone(phone))}
        >
          <Phone />
          <span className="num">{formatPhone(phone)}</span>
        </a>
      )}
    </p>
  );
}
