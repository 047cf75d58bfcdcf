import type { Page } from '@playwright/test';
import { priceVersion, readTruth } from '../truth.ts';
import { findCoveredControls } from './findCoveredControls.ts';
import { findCutText } from './findCutText.ts';
import { findDeadEnd } from './findDeadEnd.ts';
import { findDifferingAmounts, type AmountsSeen } from './findDifferingAmounts.ts';
import { findOverlappingText } from './findOverlappingText.ts';
import { findStrayValues } from './findStrayValues.ts';
import { findUntrueWords } from './findUntrueWords.ts';
import { findWrongSums } from './findWrongSums.ts';

/** What holds on every screen at any time; empty when all does. */
export async function findAll(page: Page, seen: AmountsSeen): Promise<string[]> {
  const truth = await readTruth(page);
  return [
    ...(truth ? await findUntrueWords(page, truth) : []),
    ...(await findWrongSums(page)),
    ...(await findDifferingAmounts(page, seen, priceVersion(truth))),
    ...(await findStrayValues(page)),
    ...(await findCutText(page)),
    ...(await findOverlappingText(page)),
    ...(await findDeadEnd(page)),
    ...(await findCoveredControls(page)),
  ];
}
