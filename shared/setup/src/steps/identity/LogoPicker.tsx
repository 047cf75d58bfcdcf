import { ApiError } from '@portal/api/http/apiError';
import { FieldError } from '@portal/ui/FieldError';
import { FileButton } from '@portal/ui/FileButton';
import { Text } from '@portal/ui/Text';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraft } from '../../draft/useDraft.ts';
import { texts as common } from '../../texts.ts';
import styles from './BrandCard.module.css';
import { texts } from './texts.ts';

const FIELD = 'brand.logo_svg';

/** The logo as it is, and the way to another one: a drawing or a picture (SET-09). */
export function LogoPicker() {
  const api = useSetupApi();
  const { state, store } = useDraft();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { logo_svg: logo } = state.values.brand;

  async function put(file: File): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      store.take(await api.putLogo(file));
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setError(refused.serverMessage ?? common.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.logo} id={FIELD}>
      {logo === null ? (
        <Text tone="second">{texts.noLogo}</Text>
      ) : (
        <img
          className={styles.picture}
          src={`data:image/svg+xml,${encodeURIComponent(logo)}`}
          alt={texts.currentLogo}
        />
      )}
      <FileButton accept=".svg,.png,.jpg,.jpeg" loading={busy} onChoose={([file]) => put(file)}>
        {texts.changeLogo}
      </FileButton>
      <Text tone="second">{texts.logoHint}</Text>
      {error !== null && <FieldError field={FIELD}>{error}</FieldError>}
    </div>
  );
}
