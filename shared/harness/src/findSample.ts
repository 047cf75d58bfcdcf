/** Answers of the server by call: `GET /main/services/:id`. */
export type Samples = Readonly<Record<string, unknown>>;

function segmentsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** How well a pattern fits: undefined when it does not, else the number of its parameters. */
function misfit(pattern: string, path: string): number | undefined {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  if (wanted.length !== given.length) return undefined;
  const fits = wanted.every((part, index) => part.startsWith(':') || part === given[index]);
  return fits ? wanted.filter((part) => part.startsWith(':')).length : undefined;
}

/** The documented answer to a call, the one with the fewest parameters when several fit. */
export function findSample(samples: Samples, method: string, path: string): unknown {
  const fitting = Object.entries(samples).flatMap(([call, answer]) => {
    const [verb = '', pattern = ''] = call.split(' ');
    const distance = verb === method ? misfit(pattern, path) : undefined;
    return distance === undefined ? [] : [{ distance, answer }];
  });
  return fitting.sort((one, other) => one.distance - other.distance)[0]?.answer;
}
