import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import { actionPath } from '../../../trouble/trouble.ts';
import { everyoneVersion } from '../../policy/everyoneVersion.ts';
import { isTrial } from '../../policy/isTrial.ts';
import { canRollBack } from '../../policy/canRollBack.ts';
import type { Markup } from '../layout.ts';
import { nextShare } from './nextShare.ts';

interface ActionLink {
  text: string;
  path: string;
  look?: 'strong';
}

function links(given: readonly ActionLink[], name: string): Markup | string {
  if (given.length === 0) return '';
  return html`<p class="actions" role="group" aria-label="${name}">
    ${given.map(
      ({ text, path, look }) => html`<a class="button ${look ?? ''}" href="${path}">${text}</a>`,
    )}
  </p>`;
}

/** The next sensible steps with what is on trial, and with what everyone has. */
export function standingActions(overview: RemoteOverview): Markup {
  const { remote, rollout } = overview;
  const everyone = everyoneVersion(rollout);
  const trials = [...new Set(rollout.rules.filter(isTrial).map(({ version }) => version))].filter(
    (version) => version !== everyone && !rollout.killed.includes(version),
  );
  const to = (action: string, version: string, more: Record<string, string> = {}) =>
    actionPath(remote, action, { version, ...more });
  const ofTrials = trials.flatMap((version) => {
    const share = nextShare(rollout, version);
    const step =
      share < 100
        ? [
            {
              text: `${version} to ${share} %`,
              path: to('share', version, { share: String(share) }),
            },
          ]
        : [];
    return [
      ...step,
      ...(rollout.plan === undefined
        ? [{ text: `Plan the steps of ${version}`, path: to('plan', version) }]
        : []),
      { text: `${version} to everyone`, path: to('promote', version) },
      { text: `Roll back ${version}`, path: to('rollback', version) },
    ];
  });
  const ofEveryone =
    everyone !== null && canRollBack(overview, everyone)
      ? [{ text: `Roll back ${everyone}`, path: to('rollback', everyone) }]
      : [];
  const pins = rollout.rules.some(({ kind }) => kind === 'pin')
    ? [{ text: 'Unpin', path: actionPath(remote, 'unpin') }]
    : [];
  return html`${links([...ofTrials, ...ofEveryone, ...pins], `What can be done with ${remote}`)}`;
}

/** Everything that can be done with one release. */
export function releaseActions({ remote, rollout }: RemoteOverview, version: string): Markup {
  const to = (action: string) => actionPath(remote, action, { version });
  const given: ActionLink[] = rollout.killed.includes(version)
    ? [{ text: 'Revive', path: to('revive') }]
    : [
        { text: 'Give to a provider', path: to('give') },
        { text: 'Give to a share', path: to('share') },
        ...(everyoneVersion(rollout) === version
          ? []
          : [
              ...((rollout.plan?.version ?? version) === version
                ? [{ text: 'Plan its steps', path: to('plan') }]
                : []),
              { text: 'Give to everyone', path: to('promote') },
            ]),
        { text: 'Pin', path: to('pin') },
        { text: 'Kill', path: to('kill') },
      ];
  return html`<details id="do-${version}">
    <summary>What can be done with ${version}</summary>
    ${links(given, `What can be done with ${version}`)}
  </details>`;
}
