// Patterns of addresses as react-router writes them: `coupons/:id` (any segment), `login/:package_identifier?` (a last one that may be left out), `client/*` (whatever comes).

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Whether an address is one of a pattern's. */
function fits(pattern: string, asked: readonly string[]): boolean {
  const known = segmentsOf(pattern);
  const isOpen = known.at(-1) === '*';
  if (isOpen) known.pop();
  const least = known.filter((segment) => !segment.endsWith('?')).length;
  if (asked.length < least || (asked.length > known.length && !isOpen)) return false;
  return known.every((segment, at) => isParameter(segment) || asked[at] === segment);
}

/** How little a pattern says of the addresses it takes. */
const vagueness = (pattern: string): number => segmentsOf(pattern).reduce((sum, segment) => sum + (segment === '*' ? 100 : isParameter(segment) ? 1 : 0), 0);

/** The entry of a table that a path is at: the one that says most of it. */
export function addressAt<Known extends { path: string }>(addresses: readonly Known[], pathname: string): Known | undefined {
  const asked = segmentsOf(pathname);
  const found = addresses.filter(({ path }) => fits(path, asked));
  // `client/*` says more than `*`.
  return found.toSorted((one, other) => vagueness(one.path) - vagueness(other.path) || segmentsOf(other.path).length - segmentsOf(one.path).length)[0];
}

const readable = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** What stands in a path where a pattern it fits has its parameters, by their names; those left out are missing. */
export function parametersOf(pattern: string, pathname: string): Readonly<Record<string, string>> {
  const asked = segmentsOf(pathname);
  const named = segmentsOf(pattern).flatMap((segment, at): [string, string][] => {
    const value = asked[at];
    return isParameter(segment) && value !== undefined ? [[segment.slice(1).replace(/\?$/, ''), readable(value)]] : [];
  });
  return Object.fromEntries(named);
}

/** The addresses that a pattern stands for, parameters as they are written: `/login`, and `/login/:package_identifier` where that may be left out. */
export function shapesOf(pattern: string): string[] {
  const segments = segmentsOf(pattern);
  const whole = `/${segments.join('/').replace(/\?$/, '')}`;
  return segments.at(-1)?.endsWith('?') ? [`/${segments.slice(0, -1).join('/')}`, whole] : [whole];
}
