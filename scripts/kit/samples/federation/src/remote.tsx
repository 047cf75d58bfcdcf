import type { MountProps } from '@portal/remote-kit/contract';
import React, { useState } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import styles from './remote.module.css';

function Stamps({ portal }: MountProps) {
  const [stamps, setStamps] = useState(0);
  return (
    <section aria-label="Carimbos" className={styles.card}>
      <h1>Carimbos</h1>
      <p>{`${stamps} carimbos em ${portal.provider.name}, React ${React.version}`}</p>
      <button type="button" className={styles.button} onClick={() => setStamps(stamps + 1)}>
        Carimbar
      </button>
    </section>
  );
}

export const { bootstrap, mount, update, unmount } = singleSpaReact<MountProps>({
  React,
  ReactDOMClient,
  rootComponent: Stamps,
  errorBoundary: (error, _info, { failed }) => {
    failed?.(error);
    return <></>;
  },
});
