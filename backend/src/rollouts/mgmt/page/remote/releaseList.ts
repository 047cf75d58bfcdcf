import { html } from 'hono/html';
import { everyoneVersion } from '../../policy/everyoneVersion.ts';
import { isTrial } from '../../policy/isTrial.ts';
import { releaseActions } from '../actions/actions.ts';
import type { Markup } from '../layout.ts';
import { agoTimeText, timeText } from '../times.ts';
import { pictureLinks } from './pictureLinks.ts';
import type { RemoteView } from './remoteView.ts';

/** What a release is to the rollout. */
function standing({ overview }: RemoteView, version: string): string {
  const { rollout } = overview;
  const said = [
    everyoneVersion(rollout) === version ? 'everyone has it' : '',
    rollout.rules.some((rule) => isTrial(rule) && rule.version === version) ? 'on trial' : '',
    rollout.rules.some((rule) => rule.kind === 'pin' && rule.version === version) ? 'pinned' : '',
    rollout.lastKnownGood === version ? 'last known good' : '',
    rollout.killed.includes(version) ? 'killed' : '',
  ].filter((text) => text !== '');
  return said.length === 0 ? 'nobody has it' : said.join(', ');
}

/** The newest releases, with whence they come where their records say so. */
export function releaseList(view: RemoteView): Markup {
  const { releases, overview, now } = view;
  return html`<section class="card" aria-labelledby="releases">
    <h2 id="releases">Releases</h2>
    <ol class="rows">
      ${releases.map(
        ({ version, publishedAt, publishedBy, commit, author, notes, build, pictures }) =>
          html`<li>
            <p><strong>${version}</strong> <span class="chip">${standing(view, version)}</span></p>
            <p class="quiet">
              ${[
                `Published ${timeText(publishedAt)}, ${agoTimeText(publishedAt, now)}`,
                publishedBy === null ? undefined : `by ${publishedBy}`,
                author === undefined ? undefined : `written by ${author}`,
              ]
                .filter((text) => text !== undefined)
                .join(' · ')}
              ${commit === undefined ? '' : html` · <code>${commit.slice(0, 12)}</code>`}
            </p>
            ${notes === undefined ? '' : html`<p class="notes">${notes}</p>`}
            ${
              build.length === 0
                ? ''
                : html`<details id="build-${version}">
                    <summary>How it was built</summary>
                    <dl class="facts">
                      ${build.map(
                        ([name, value]) =>
                          html`<dt>${name}</dt>
                            <dd>${value}</dd>`,
                      )}
                    </dl>
                  </details>`
            }
            ${pictures === undefined ? '' : pictureLinks(overview.remote, version, pictures)}
            ${releaseActions(overview, version)}
          </li>`,
      )}
    </ol>
    ${releases.length === 0 ? html`<p class="quiet">${overview.remote} has no release.</p>` : ''}
  </section>`;
}
