// What the server does for one press in a browser, as one trace: the call, its statements, its jobs, the push. Without a collector configured nothing of
// OpenTelemetry is loaded, and work runs as it is.

export interface SpanHow {
  /** `server`: a call that is answered. `client`: something outside is asked. `consumer`: a job that an earlier change left. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  /** Ids, routes, counts and statements without their values: never what a person typed, or who they are. */
  attributes?: Readonly<Record<string, string | number>>;
  /** What it continues, as W3C's `traceparent` says it; null for a trace of its own. Undefined: what runs. */
  from?: string | null | undefined;
}

/** A span that is ended by whoever began it. */
export interface Span {
  readonly traceId: string;
  run<Result>(work: () => Result): Result;
  set(attributes: Readonly<Record<string, string | number>>): void;
  /** @param failed it ended with a fault of ours, or of what was asked */
  end(failed?: boolean): void;
}

export interface Tracing {
  begin(name: string, how: SpanHow): Span;
  /** What runs, as `traceparent`; undefined outside any span. */
  carried(): string | undefined;
  /** Sends what waits, for at most some seconds. */
  stop(): Promise<void>;
}

let tracing: Tracing | undefined;

/** Where spans go from now on; undefined for nowhere. */
export function traceWith(next: Tracing | undefined): void {
  tracing = next;
}

/** Begins a span; undefined where nobody collects them. */
export const beginSpan = (name: string, how: SpanHow): Span | undefined => tracing?.begin(name, how);

/** What runs, to be continued elsewhere: in a job, in another process. */
export const carriedTrace = (): string | undefined => tracing?.carried();

/** Runs work within a span of its own, which ends with it. */
export function inSpan<Result>(name: string, how: SpanHow, work: () => Result): Result {
  const span = tracing?.begin(name, how);
  return span ? ended(span, () => span.run(work)) : work();
}

/** The same, where a span runs already: what nobody asked for (a look every second for due work) is no trace. */
export function inSpanOfCall<Result>(name: () => string, how: () => SpanHow, work: () => Result): Result {
  return tracing?.carried() === undefined ? work() : inSpan(name(), how(), work);
}

function ended<Result>(span: Span, work: () => Result): Result {
  try {
    const result = work();
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        () => span.end(true),
      );
    else span.end();
    return result;
  } catch (error) {
    span.end(true);
    throw error;
  }
}
