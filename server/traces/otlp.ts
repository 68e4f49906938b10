// Spans by OpenTelemetry's own library, sent as OTLP over HTTP. Loaded only where a collector is configured.
import { hostname } from 'node:os';
import { context, diag, DiagLogLevel, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { TracesConfig } from '../config.ts';
import type { Span, SpanHow, Tracing } from './traces.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL } as const;
/** Of statements. */
const longestText = 2_000;
/** How long stopping waits for the collector, in ms. */
const farewellMs = 3_000;
/** A collector that is away is told this often, in ms, not with every batch. */
const toldEveryMs = 600_000;

const carrier = new W3CTraceContextPropagator();
const setter = { set: (into: Record<string, string>, name: string, value: string) => void (into[name] = value) };
const getter = { get: (from: Record<string, string>, name: string) => from[name], keys: (from: Record<string, string>) => Object.keys(from) };

/**
 * Begins to send spans to the collector. Which share of traces is kept is decided by their id, the same in every process; a caller cannot have theirs kept by asking.
 * @param log hears of a collector that does not take them
 */
export function otlpTracing({ endpoint, share, serviceName }: TracesConfig, log: Pick<FastifyBaseLogger, 'warn'>): Tracing {
  let toldAt = -Infinity;
  const told = () => {
    if (performance.now() - toldAt < toldEveryMs) return;
    toldAt = performance.now();
    log.warn({ part: 'traces' }, 'the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take the traces');
  };
  const silent = () => {};
  diag.setLogger({ error: told, warn: silent, info: silent, debug: silent, verbose: silent }, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': `${hostname()}-${process.pid}`, 'process.pid': process.pid }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanLimits: { attributeValueLengthLimit: longestText },
    // It reads OTEL_EXPORTER_OTLP_HEADERS by itself.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('forecourt');

  const parentOf = (from: SpanHow['from']): Context => {
    if (from === undefined) return context.active();
    return from === null ? ROOT_CONTEXT : carrier.extract(ROOT_CONTEXT, { traceparent: from }, getter);
  };

  return {
    begin: (name, { kind, attributes = {}, from }): Span => {
      const parent = parentOf(from);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      const inside = trace.setSpan(parent, span);
      return {
        traceId: span.spanContext().traceId,
        run: (work) => context.with(inside, work),
        set: (more) => void span.setAttributes(more),
        end: (failed = false) => {
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    carried: () => {
      const into: Record<string, string> = {};
      carrier.inject(context.active(), into, setter);
      return into['traceparent'];
    },
    stop: async () => {
      const patience = new Promise<void>((resolve) => {
        setTimeout(resolve, farewellMs).unref();
      });
      await Promise.race([provider.shutdown().catch(told), patience]);
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}
