import type { ChecklistSelections, TradeIn, UserPreferences } from '../../../generated/api.ts';
import { messageOf, Problem } from '../../../engine/web/problem.ts';

/** The parts of a checklist that are saved on their own. */
export interface Parts {
  money?: NonNullable<ChecklistSelections['money']>;
  vehicles?: NonNullable<ChecklistSelections['vehicles']>;
  taste?: NonNullable<ChecklistSelections['taste']>;
  logistics?: NonNullable<ChecklistSelections['logistics']>;
  trade_in?: TradeIn;
}
export type PartName = keyof Parts;

export type SaveStatus = 'saved' | 'saving' | 'offline' | 'failed' | 'refused' | 'conflict';

/** What the screens see. */
export interface AutosaveState {
  /** What the person sees: the server's state with what is not saved yet on top. */
  checklist: UserPreferences;
  status: SaveStatus;
  /** What the server found wrong, by field path. */
  errors: Readonly<Record<string, string>>;
  /** Why it is not saved, in words. */
  problem?: string;
  /** On a conflict: the checklist as it is elsewhere. */
  theirs?: UserPreferences;
  /** What is not saved yet. */
  pending: Parts;
}

/** A change as the API takes it. */
export interface SaveBody {
  version: number;
  selections?: ChecklistSelections;
  trade_in?: TradeIn;
}

export interface AutosaverOptions {
  initial: UserPreferences;
  send: (body: SaveBody) => Promise<UserPreferences>;
  /** Keeps what is not saved through a reload. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** How long after the last change it is sent, in ms. */
  delay?: number;
  /** How long until another try, in ms. */
  retryDelay?: number;
}

const isEmpty = (parts: Parts): boolean => Object.keys(parts).length === 0;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A checklist with changed parts on top. */
export function withParts(checklist: UserPreferences, { trade_in, ...selections }: Parts): UserPreferences {
  return { ...checklist, selections: { ...checklist.selections, ...selections }, trade_in: trade_in ?? checklist.trade_in };
}

/** The part of a checklist, empty where nothing was chosen. */
export function partOf(checklist: Pick<UserPreferences, 'selections' | 'trade_in'>, name: PartName): Parts[PartName] {
  return name === 'trade_in' ? checklist.trade_in : checklist.selections[name];
}

/** What changed since it was sent: only what was sent and is still the same is done with. */
export function stillPending(pending: Parts, sent: Parts): Parts {
  return Object.fromEntries(Object.entries(pending).filter(([name, value]) => sent[name as PartName] !== value));
}

/** The change for the API. */
export function bodyOf(version: number, { trade_in, ...selections }: Parts): SaveBody {
  return { version, ...(isEmpty(selections) ? {} : { selections }), ...(trade_in ? { trade_in } : {}) };
}

function isChecklist(value: unknown): value is UserPreferences {
  return typeof value === 'object' && value !== null && 'version' in value && 'selections' in value && 'trade_in' in value;
}

/**
 * Keeps a checklist saved: every change within a second, through a lost connection and a reload, and never over what
 * somebody else wrote meanwhile.
 */
export function createAutosaver({ initial, send, storage, delay = 600, retryDelay = 5_000 }: AutosaverOptions) {
  const key = `forecourt-checklist-${initial.id}`;
  const kept = restore(storage.getItem(key));
  let server: UserPreferences = kept ? { ...initial, version: kept.version } : initial;
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: AutosaveState = {
    checklist: withParts(initial, kept?.pending ?? {}),
    status: kept ? 'saving' : 'saved',
    errors: {},
    pending: kept?.pending ?? {},
  };
  const listeners = new Set<() => void>();

  const publish = (next: Partial<AutosaveState>) => {
    state = { ...state, ...next };
    if (isEmpty(state.pending)) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ version: server.version, pending: state.pending }));
    for (const listener of listeners) listener();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const settled = (fresh: UserPreferences, pending: Parts) => {
    server = fresh;
    publish({
      checklist: withParts(fresh, pending),
      pending,
      errors: {},
      problem: undefined,
      theirs: undefined,
      status: isEmpty(pending) ? 'saved' : 'saving',
    });
    if (!isEmpty(pending)) later(0);
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending || isEmpty(state.pending) || state.theirs) return;
    const sent = state.pending;
    sending = true;
    publish({ status: 'saving' });
    try {
      const fresh = await send(bodyOf(server.version, sent));
      sending = false;
      settled(fresh, stillPending(state.pending, sent));
    } catch (error) {
      sending = false;
      fail(error, sent);
    }
  }

  function fail(error: unknown, sent: Parts): void {
    const problem = error instanceof Problem ? error : new Problem(messageOf(error), { status: 0 });
    const current = problem.body['current'];
    if (problem.status === 409 && isChecklist(current)) {
      // Our own answer may have been lost on the way: then there is nothing to choose between.
      const differs = Object.entries(sent).some(([name, value]) => !same(partOf(current, name as PartName), value));
      if (differs) publish({ status: 'conflict', theirs: current });
      else settled(current, stillPending(state.pending, sent));
      return;
    }
    if (problem.status >= 400 && problem.status < 500) {
      publish({ status: 'refused', errors: problem.errors, problem: problem.message });
      return;
    }
    publish({ status: problem.status === 0 ? 'offline' : 'failed', problem: problem.message });
    later(retryDelay);
  }

  if (kept) later(0);
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A part as it is now wanted. */
    change: <Name extends PartName>(name: Name, value: Parts[Name]) => {
      const pending = { ...state.pending, [name]: value };
      publish({ pending, checklist: withParts(server, pending), errors: {}, status: state.theirs ? 'conflict' : 'saving' });
      later(delay);
    },
    /** Sends at once: before leaving, or when the connection is back. */
    flush,
    /** Both states were seen: keep ours over theirs, or take theirs. */
    resolve: (choice: 'here' | 'there') => {
      const { theirs } = state;
      if (!theirs) return;
      settled(theirs, choice === 'here' ? state.pending : {});
    },
    /** The checklist as another call answered with it. */
    accept: (fresh: UserPreferences) => settled(fresh, state.pending),
    /** The checklist as it was just read: taken where nothing of ours waits and it is newer. */
    learn: (fresh: UserPreferences) => {
      if (isEmpty(state.pending) && !sending && fresh.version > server.version) settled(fresh, {});
    },
  };
}

export type Autosaver = ReturnType<typeof createAutosaver>;

function restore(text: string | null): { version: number; pending: Parts } | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('version' in value) || typeof value.version !== 'number' || !('pending' in value)) return undefined;
    // Written by us in this tab; whatever is wrong with it, the server refuses field by field.
    const pending = value.pending as Parts;
    return isEmpty(pending) ? undefined : { version: value.version, pending };
  } catch {
    return undefined;
  }
}
