import { publishedAlive, type RolloutAction } from './rolloutAction.ts';

/** What a person does with steps that are made by themselves. */
export const PLAN_ACTIONS: readonly RolloutAction[] = [
  {
    name: 'plan',
    title: (remote, { version }) => `Give ${remote} ${version} to more and more customers`,
    button: 'Begin the plan',
    choices: ['version', 'plan'],
    versions: publishedAlive,
    edit: ({ version, steps, minutes, loads }) => ({
      kind: 'plan',
      version,
      steps: steps.split(/[\s,;]+/).map(Number),
      minutes: Number(minutes),
      loads: Number(loads),
    }),
    note: 'Each further step is made once the present one has had its time and its loads, and the guard has nothing against it. What fails is halted.',
  },
  {
    name: 'next-step',
    title: (remote) => `Make the next step of the plan of ${remote} now`,
    button: 'Make the next step',
    choices: [],
    edit: () => ({ kind: 'next-step' }),
    note: 'Time, loads and the guard are not waited for.',
  },
  {
    name: 'pause-plan',
    title: (remote) => `Pause the plan of ${remote}`,
    button: 'Pause it',
    choices: [],
    edit: () => ({ kind: 'pause-plan' }),
    note: 'Who has the version keeps it, and the guard goes on watching it.',
  },
  {
    name: 'resume-plan',
    title: (remote) => `Go on with the plan of ${remote}`,
    button: 'Go on',
    choices: [],
    edit: () => ({ kind: 'resume-plan' }),
  },
  {
    name: 'cancel-plan',
    title: (remote) => `End the plan of ${remote}`,
    button: 'End it',
    choices: [],
    edit: () => ({ kind: 'cancel-plan' }),
    note: 'Who has the version keeps it.',
  },
];
