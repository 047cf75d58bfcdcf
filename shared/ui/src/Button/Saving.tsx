import { useState } from 'react';
import { Row } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const wait = () => new Promise((resolve) => setTimeout(resolve, 1200));

/** Saves, with a counter that shows how often it was really sent. */
export function Saving() {
  const [sent, setSent] = useState(0);
  return (
    <Row>
      <Button
        variant="primary"
        loadingText="A guardar…"
        doneText="Concluído"
        onClick={async () => {
          setSent((times) => times + 1);
          await wait();
        }}
      >
        Guardar
      </Button>
      <output>{`Enviado ${sent} vezes`}</output>
    </Row>
  );
}

/** The first time it fails, as without a connection; then it works. */
export function Failing() {
  const [problem, setProblem] = useState(false);
  const [tried, setTried] = useState(false);
  async function save(): Promise<void> {
    setProblem(false);
    await wait();
    if (!tried) setProblem(true);
    setTried(true);
  }
  return (
    <Row>
      <Button loadingText="A enviar…" onClick={save}>
        Enviar mensagem
      </Button>
      <span role="status">{problem && 'Sem ligação. Nada foi enviado.'}</span>
    </Row>
  );
}
