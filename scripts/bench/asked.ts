// One call after the other to a server, and what a row of them comes to.

/** In ms. @throws Error where the answer is no success */
export async function timed({ what, url, path, token }: { what: string; url: string; path: string; token: string }): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
  return performance.now() - began;
}

/** The 95th percentile. */
export function almostSlowest(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}

/** Milliseconds as a table has them. */
export const written = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0);
