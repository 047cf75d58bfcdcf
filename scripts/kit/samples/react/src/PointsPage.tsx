import { Anchor, useApi, useProvider } from '@portal/remote-react';
import { useQuery } from '@portal/remote-react/query';
import { useState } from 'react';
import { createCustomerApi } from './customer.ts';
import styles from './PointsPage.module.css';

/** `/pontos`. */
export default function PointsPage() {
  const { name } = useProvider();
  const { customer } = useApi(createCustomerApi);
  const { data } = useQuery({ queryKey: ['customer'], queryFn: customer });
  const [points, setPoints] = useState(0);
  return (
    <section aria-label="Pontos" className={styles.card}>
      <h1>Pontos</h1>
      <p>{data === undefined ? 'A carregar…' : `${data.name} tem ${points} pontos em ${name}`}</p>
      <button type="button" className={styles.button} onClick={() => setPoints(points + 1)}>
        Juntar um ponto
      </button>
      <Anchor href="/client/services" className={styles.link}>
        Ver os serviços
      </Anchor>
    </section>
  );
}
