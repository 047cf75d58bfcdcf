import { StepPage } from '../StepPage.tsx';
import { KeyList } from './KeyList.tsx';
import { MakeKey } from './MakeKey.tsx';
import { texts } from './texts.ts';

/** Keys of other programs of the provider (SET-19). */
export function Keys() {
  return (
    <StepPage id="keys" heading={texts.heading} description={texts.description}>
      <KeyList />
      <MakeKey />
    </StepPage>
  );
}
