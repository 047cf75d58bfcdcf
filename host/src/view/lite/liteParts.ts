import { lazyPart } from '@portal/ui/lazyPart';

/** The parts of the shell around every lite page, which come as one file. */
export const liteParts = {
  frame: lazyPart(() => import(/* webpackChunkName: "lite" */ './LiteFrame.tsx')),
  foot: lazyPart(() => import(/* webpackChunkName: "lite" */ './LiteFoot.tsx')),
  account: lazyPart(() => import(/* webpackChunkName: "lite" */ './LiteAccount.tsx')),
};
