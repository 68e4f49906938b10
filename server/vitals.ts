// What this process has seen of itself since it started: for `GET /system`. Routes and times, nothing about people.
import type { SystemStatus } from '../generated/api.ts';

/** Calls that are looked back on: enough for a day of a firm, and 100 kB. */
const remembered = 10_000;

export interface SlowCall {
  /** `GET /links`: the route's pattern, never an address. */
  call: string;
  times: number;
  p95_ms: number;
}

export type Certificate = SystemStatus['certificates'][number];

export interface Vitals {
  /** ISO 8601. */
  startedAt: string;
  counted(call: string, ms: number, status: number): void;
  totals(): { calls: number; failed: number; p95_ms: number | null };
  /** Those among the last calls whose p95 is the longest. */
  slowest(count: number): SlowCall[];
  /** Sentences about what is configured and does not answer; set by the server. */
  away: () => readonly string[];
  /** Whether the place of files answered when it was last asked. */
  reachesFiles: () => boolean;
  /** Of the addresses that people use, as they were last looked at. */
  certificates: () => readonly Certificate[];
}

/** The value below which 95 of 100 lie. @param values at least one */
function p95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0);
}

/** @param now when the process started */
export function createVitals(now: Date): Vitals {
  const last: { call: string; ms: number }[] = [];
  let next = 0;
  let calls = 0;
  let failed = 0;
  return {
    startedAt: now.toISOString(),
    away: () => [],
    reachesFiles: () => true,
    certificates: () => [],
    counted: (call, ms, status) => {
      calls += 1;
      if (status >= 500) failed += 1;
      last[next] = { call, ms };
      next = (next + 1) % remembered;
    },
    totals: () => ({ calls, failed, p95_ms: last.length === 0 ? null : p95(last.map(({ ms }) => ms)) }),
    slowest: (count) => {
      const byCall = new Map<string, number[]>();
      for (const { call, ms } of last) {
        const of = byCall.get(call);
        if (of) of.push(ms);
        else byCall.set(call, [ms]);
      }
      return [...byCall]
        .map(([call, times]) => ({ call, times: times.length, p95_ms: p95(times) }))
        .toSorted((one, other) => other.p95_ms - one.p95_ms)
        .slice(0, count);
    },
  };
}
