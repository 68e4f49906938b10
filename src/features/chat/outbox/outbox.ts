import { uuidv7 } from 'uuidv7';
import type { Kept } from '../../../kit/kept/kept.ts';
import { afterOutcome, nextToSend, retried, unsentKind, type Outcome, type Unsent } from './machine.ts';

/** What the outbox needs of the world; tests bring their own. */
export interface OutboxParts {
  kept: Kept;
  /** Makes one attempt. Never throws: its result says what went wrong. */
  send: (message: Unsent) => Promise<Outcome>;
  /** Runs `work` while no other tab of this account does; waits for its turn. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Whether `alone` can hold other tabs off. Where it cannot, only what the store has is sent, for they read it from there. */
  takesTurns: boolean;
}

/** The messages of one account that are not sent yet. */
export interface Outbox {
  /** In the order they were written; the same array until something changes. */
  get: () => readonly Unsent[];
  subscribe: (listener: () => void) => () => void;
  /** Keeps a message and sends it; its id is made here, once. Fails where the device cannot keep it and it was not sent meanwhile. */
  enqueue: (message: Pick<Unsent, 'chat_id' | 'text' | 'attachments'>) => Promise<Unsent>;
  retry: (messageId: string) => Promise<void>;
  discard: (messageId: string) => Promise<void>;
  /** Sends queued messages, until none is left or no answer comes. Called again while it runs, it checks once more at the end. */
  pump: () => Promise<void>;
  /** Reads what the device keeps. */
  load: () => Promise<void>;
  /** Sends nothing more. What waits stays kept. */
  stop: () => void;
}

/** A message that is on its way to the device's store and to the server at once. */
interface Ahead {
  message: Unsent;
  /** Ends when the store has it, or cannot keep it. */
  stored: Promise<unknown>;
  /** Told once the server has answered: whether it has it. */
  told: (isSent: boolean) => void;
}

/** Makes the outbox over what the device keeps. Every tab has one; only one sends at a time. */
export function makeOutbox({ kept, send, alone, takesTurns }: OutboxParts): Outbox {
  let shown: readonly Unsent[] = [];
  /** Written, and on their way to the device's store. */
  let arriving: readonly Unsent[] = [];
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  const listeners = new Set<() => void>();
  const show = (next: readonly Unsent[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  const read = async () => (await kept.list<Unsent>(unsentKind)).map(({ value }) => value);
  let loading: Promise<void> | undefined;
  /** What the device kept before is known. */
  let isRead = false;
  let stale = false;
  const loadAll = async () => {
    do {
      stale = false;
      const stored = await read();
      const known = new Set(stored.map(({ message_id }) => message_id));
      show([...stored, ...arriving.filter(({ message_id }) => !known.has(message_id))]);
    } while (stale);
    isRead = true;
  };
  /** Many changes in quick succession are read once, or twice. */
  const load = () => {
    stale = loading !== undefined;
    loading ??= loadAll().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  const unsubscribe = kept.subscribe((change) => {
    if (change === undefined || change.kind === unsentKind) void load();
  });

  const sendAll = async (ahead: Ahead | undefined) => {
    const silent = new Set<string>();
    const attempt = async (message: Unsent, beside?: Ahead) => {
      const outcome = await send(message);
      if (outcome.kind === 'away') silent.add(message.chat_id);
      beside?.told(outcome.kind === 'kept');
      await beside?.stored;
      await kept.update<Unsent>(unsentKind, message.message_id, (now) => afterOutcome(now, outcome));
    };
    // Once in the store, another tab may have sent it while this one waited for its turn, and what another wrote before goes first: then it is found there like all others.
    const isNext = ahead !== undefined && arriving.includes(ahead.message) && shown[0] === ahead.message;
    if (isNext && !stopped) await attempt(ahead.message, ahead);
    else await ahead?.stored;
    for (;;) {
      if (stopped) return;
      const message = nextToSend(await read(), silent);
      if (message === undefined) return;
      await attempt(message);
    }
  };
  const run = async (ahead: Ahead | undefined) => {
    await alone(() => sendAll(ahead));
    while (again) {
      again = false;
      await alone(() => sendAll(undefined));
    }
  };
  const pump = (ahead?: Ahead) => {
    again = running !== undefined;
    running ??= run(ahead).finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enqueue: async (written) => {
      const message: Unsent = { ...written, message_id: uuidv7(), written_at: new Date().toISOString(), tries: 0 };
      // Where nothing else waits, the call need not wait for the store, which takes some 20 ms.
      const isAlone = takesTurns && isRead && shown.length === 0 && running === undefined;
      // Shown at once; the device takes a moment.
      arriving = [...arriving, message];
      show([...shown, message]);
      const storing = kept.put(unsentKind, message.message_id, message, { waiting: true });
      const sent = new Promise<boolean>((told) => {
        if (isAlone) void pump({ message, stored: storing.catch(() => {}), told }).finally(() => told(false));
        else told(false);
      });
      try {
        await storing;
      } catch (error) {
        if (!(await sent)) throw error;
      } finally {
        arriving = arriving.filter((each) => each !== message);
        void load();
      }
      if (!isAlone) void pump();
      return message;
    },
    retry: async (messageId) => {
      await kept.update<Unsent>(unsentKind, messageId, retried);
      void pump();
    },
    discard: (messageId) => kept.delete(unsentKind, messageId),
    pump: () => pump(),
    load,
    stop: () => {
      stopped = true;
      unsubscribe();
    },
  };
}
