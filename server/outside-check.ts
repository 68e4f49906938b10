// Whether configured services answer: asked at the start and every minute. The server runs on without them; the operator is told.
import type { PortName } from './ports/outside.ts';

const everyMs = 60_000;
/** Longest that one of them may take to answer. */
const limitMs = 8_000;

export interface Probe {
  part: PortName;
  /** The service, in the operator's terms: `the mail server of SMTP_URL (mail.example)`. */
  what: string;
  /** A call that changes nothing. @throws where the part does not answer, or does not know us */
  ask: () => Promise<unknown>;
}

export interface OutsideCheck {
  /** Parts that did not answer when they were last asked. */
  away(): PortName[];
  /** The same in sentences, without secrets. */
  says(): string[];
  /** Asks all of them once, and then every minute. */
  start(): Promise<void>;
  stop(): void;
}

export interface Listeners {
  /** A part does not answer, or no longer. One sentence, without secrets. */
  gone: (sentence: string, part: PortName) => void;
  /** It does again. */
  back: (part: PortName) => void;
}

/** Asks the parts of an installation. Each change is reported once. */
export function outsideCheck(probes: readonly Probe[], { gone, back }: Listeners): OutsideCheck {
  const away = new Map<PortName, string>();
  let timer: NodeJS.Timeout | undefined;
  const look = async ({ part, what, ask }: Probe) => {
    try {
      await withinLimit(ask());
      if (away.delete(part)) back(part);
    } catch (error) {
      if (away.has(part)) return;
      const sentence = `${what} does not answer as it should (${reasonOf(error)}).`;
      away.set(part, sentence);
      gone(sentence, part);
    }
  };
  const lookAtAll = async () => {
    await Promise.all(probes.map(look));
  };
  return {
    away: () => [...away.keys()].toSorted(),
    says: () => [...away.values()],
    start: async () => {
      timer ??= setInterval(() => void lookAtAll(), everyMs).unref();
      await lookAtAll();
    },
    stop: () => clearInterval(timer),
  };
}

async function withinLimit(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${limitMs / 1_000} s`)), limitMs);
  });
  try {
    await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the mail library calls it. */
const ofMail: Readonly<Record<string, string>> = { ESOCKET: 'no connection', ECONNECTION: 'no connection', EAUTH: 'it refuses the name or password' };

/** Kinds and codes only: a message may contain an address with its password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.message.startsWith('nothing within')) return error.message;
  const status = 'statusCode' in error ? error.statusCode : 'status' in error ? error.status : httpStatusOf(error);
  if (typeof status === 'number') return `HTTP ${status}`;
  if ('code' in error && typeof error.code === 'string') return ofMail[error.code] ?? error.code;
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}

/** Where the bucket's library keeps it. */
function httpStatusOf(error: Error): unknown {
  const metadata = '$metadata' in error ? error.$metadata : undefined;
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined;
}
