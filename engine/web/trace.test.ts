import { afterEach, expect, it, vi } from 'vitest';
import { traceparent } from './trace.ts';

afterEach(() => {
  vi.useRealTimers();
});

const traceOf = (header: string) => header.split('-')[1];

it('names one trace for what follows from one press, and a call of it each time', () => {
  document.dispatchEvent(new Event('pointerdown'));
  const [first, second] = [traceparent(), traceparent()];
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traceOf(second)).toBe(traceOf(first));
  expect(second).not.toBe(first);
});

it('begins another with the next press or key', () => {
  const first = traceparent();
  document.dispatchEvent(new Event('keydown'));
  expect(traceOf(traceparent())).not.toBe(traceOf(first));
});

it('gives what a page asks by itself, long after a press, a trace of its own', () => {
  vi.useFakeTimers();
  document.dispatchEvent(new Event('pointerdown'));
  const first = traceparent();
  vi.advanceTimersByTime(5_000);
  expect(traceOf(traceparent())).toBe(traceOf(first));
  vi.advanceTimersByTime(1);
  expect(traceOf(traceparent())).not.toBe(traceOf(first));
});
