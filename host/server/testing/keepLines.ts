import { onTestFinished } from 'vitest';
import { edgeLog, type LogLevel } from '../log/edgeLog.ts';

/** What the edge writes into its log until the test ends, as it is read. */
export function keepLines(level: LogLevel = 'info'): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  edgeLog.open(level, (line) => void lines.push(JSON.parse(line)));
  onTestFinished(() => edgeLog.open('silent'));
  return lines;
}
