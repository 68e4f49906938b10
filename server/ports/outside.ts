// Calls that leave the process: each has an end, and a provider that keeps failing is left alone for a while.
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen, timeout, TimeoutStrategy, TaskCancelledError } from 'cockatiel';
import { AsyncVariable } from '../../engine/server/async-variable.ts';

export type PortName = 'payments' | 'mail' | 'push' | 'files';

/** Longest that one call may take, its retries included. Milliseconds. */
export const outsideLimitMs = 8_000;

const failuresUntilRest = 5;
const restMs = 4_000;

/**
 * `slow`: no answer within the limit. `down`: it could not be reached, or said that it is broken.
 * `resting`: not even asked, because it failed several times in a row just now.
 */
export type Outage = 'slow' | 'down' | 'resting';

/** A provider cannot be used at the moment. It is answered as 503 with `Retry-After` and the port's own sentence (`http/errors.ts`). */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
  readonly port: PortName;
  /** The port's method: `refund`. */
  readonly act: string;
  readonly outage: Outage;
  /** The provider may have done what it was asked to, and only its answer is missing. */
  readonly mayHaveArrived: boolean;

  constructor(port: PortName, act: string, outage: Outage, mayHaveArrived: boolean, cause?: unknown) {
    super(`${port}.${act}: ${outage}`, { cause });
    this.port = port;
    this.act = act;
    this.outage = outage;
    this.mayHaveArrived = mayHaveArrived;
  }

  /** Seconds. */
  get retryAfter(): number {
    return this.outage === 'resting' ? restMs / 1_000 : 5;
  }
}

export interface OutsideOptions {
  /** Distinguishes an outage from a refusal: the provider is well and says no. Refusals are thrown as they are. By default every failure is an outage. */
  isOutage?: (error: unknown) => boolean;
  /** Milliseconds, at most and by default 8,000. */
  limitMs?: number;
  /** How long a failing provider is left alone; milliseconds, 10,000 by default. */
  restMs?: number;
}

export interface Outside {
  /**
   * Makes one call. The work gets a signal that is aborted at the limit; work that ignores it is abandoned.
   * @param longer of a transfer that ends by itself when nothing moves: its own limit in ms, instead of the usual one
   * @throws ProviderUnavailable; any refusal of the provider
   */
  call<T>(act: string, work: (signal: AbortSignal) => Promise<T>, longer?: { limitMs: number }): Promise<T>;
  /** It failed several times in a row and is left alone, or is just being tried again. */
  isResting(): boolean;
}

/** What several calls may still take together; milliseconds. */
const shared = new AsyncVariable<{ leftMs: number }>();

/**
 * Gives all outside calls made in `work` one limit together, so that several slow answers do not add up. Only the time spent
 * outside counts: that our own database is slow is no fault of the provider.
 */
export function withinLimit<T>(work: () => Promise<T>, limitMs = outsideLimitMs): Promise<T> {
  return shared.run(shared.get() ?? { leftMs: limitMs }, work);
}

/**
 * The circuit breaker of one provider. After five failures in a row it stays open for ten seconds: callers fail at once. Then one call tries, while the others
 * are still refused.
 */
export function createOutside(port: PortName, options: OutsideOptions = {}): Outside {
  const isOutage = options.isOutage ?? (() => true);
  const limitMs = Math.min(options.limitMs ?? outsideLimitMs, outsideLimitMs);
  const circuit = circuitBreaker(
    handleWhen((error) => error instanceof TaskCancelledError || isOutage(error)),
    { halfOpenAfter: options.restMs ?? restMs, breaker: new ConsecutiveBreaker(failuresUntilRest) },
  );

  const unavailable = (act: string, error: unknown): unknown => {
    if (error instanceof BrokenCircuitError) return new ProviderUnavailable(port, act, 'resting', false, error);
    if (error instanceof TaskCancelledError) return new ProviderUnavailable(port, act, 'slow', true, error);
    return isOutage(error) ? new ProviderUnavailable(port, act, 'down', !neverConnected(error), error) : error;
  };

  return {
    call: async (act, work, longer) => {
      // The library would let the others wait for the one that tries.
      if (circuit.state === CircuitState.HalfOpen) throw new ProviderUnavailable(port, act, 'resting', false);
      const together = shared.get();
      const left = Math.min(longer?.limitMs ?? limitMs, together?.leftMs ?? Infinity);
      if (left <= 0) throw new ProviderUnavailable(port, act, 'slow', false);
      const start = Date.now();
      const limit = timeout(left, TimeoutStrategy.Aggressive);
      try {
        return await circuit.execute(() => limit.execute(({ signal }) => work(signal)));
      } catch (error) {
        throw unavailable(act, error);
      } finally {
        if (together) together.leftMs -= Date.now() - start;
      }
    },
    isResting: () => circuit.state !== CircuitState.Closed,
  };
}

const beforeConnecting = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Is it sure that the provider heard nothing? Libraries put the system's error into `cause` or `detail`. */
function neverConnected(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string' && beforeConnecting.has(error.code)) return true;
  return ('cause' in error && neverConnected(error.cause)) || ('detail' in error && neverConnected(error.detail));
}
