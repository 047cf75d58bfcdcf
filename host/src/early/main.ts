import { askEarly } from './askEarly.ts';
import { provideSignals } from '../browser/olderBrowsers/provideSignals.ts';
import type { EarlyPlan } from './earlyAnswer.ts';

// The edge puts this program into the document, with its plan beside it: a script of its own would be one more hop.
const plan: EarlyPlan = JSON.parse(document.currentScript?.dataset['plan'] ?? '');
provideSignals();
askEarly(plan);
