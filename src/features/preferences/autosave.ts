import type { UserPreferences } from '../../../generated/api.ts';
import { mergeByField, sameJson, withChoice, type Overlap, type Path } from '../../../engine/web/merge/mergeByField.ts';
import { savedByOf, type SavedBy } from '../../../engine/web/merge/who.ts';
import { messageOf, Problem } from '../../../engine/web/problem.ts';
import type { PartName, Parts, SaveBody } from './parts.ts';
import { bodyOf, isEmpty, isRefusal, partNames, partsNotNamed, stillPending } from './sent-parts.ts';

export type SaveStatus = 'saved' | 'saving' | 'offline' | 'failed' | 'refused' | 'conflict';

/** What the screens see. */
export interface AutosaveState {
  /** What the user sees: the server's state with unsaved changes on top. */
  checklist: UserPreferences;
  status: SaveStatus;
  /** What the server found wrong, by field path. */
  errors: Readonly<Record<string, string>>;
  /** Why it is not saved, in words. */
  problem?: string;
  /** What two changed, each in another way. */
  conflict?: Conflict;
  /** The last changes another user saved meanwhile. */
  cameIn?: { by: SavedBy; paths: readonly Path[] };
  /** Unsaved changes. */
  pending: Parts;
  /** Unsaved changes outlive this tab. */
  isKept: boolean;
}

/** The fields that two changed; the rest of both comes together by itself. */
export interface Conflict {
  /** The checklist as it is elsewhere, and who saved it. */
  theirs: UserPreferences;
  by: SavedBy;
  /** Their paths start with `selections` or `trade_in`. */
  overlaps: readonly Overlap[];
  taken: readonly Path[];
}

type Content = Pick<UserPreferences, 'selections' | 'trade_in'>;

/** Unsaved changes, and the state they were typed on. */
export interface Draft {
  base: Content & { version: number };
  pending: Parts;
}

/** Where a draft is kept beyond the page. */
export interface DraftStore {
  /** It outlives the tab. */
  lasting: boolean;
  /** Without a draft, nothing waits any more. */
  save: (draft: Draft | undefined) => Promise<void>;
}

export interface AutosaverOptions {
  initial: UserPreferences;
  /** @param wanted the checklist with this change, and with nothing that waits beside it */
  send: (body: SaveBody, wanted: UserPreferences) => Promise<UserPreferences>;
  /** How long after the last change it is sent, in ms. */
  delay?: number;
  /** How long until another try, in ms. */
  retryDelay?: number;
}

/** A checklist with changed parts on top. */
export function withParts(checklist: UserPreferences, { trade_in, ...selections }: Parts): UserPreferences {
  return { ...checklist, selections: { ...checklist.selections, ...selections }, trade_in: trade_in ?? checklist.trade_in };
}

/** The part of a checklist, empty where nothing was chosen. */
export function partOf(checklist: Pick<UserPreferences, 'selections' | 'trade_in'>, name: PartName): Parts[PartName] {
  return name === 'trade_in' ? checklist.trade_in : checklist.selections[name];
}

function isChecklist(value: unknown): value is UserPreferences {
  return typeof value === 'object' && value !== null && 'version' in value && 'selections' in value && 'trade_in' in value;
}

const contentOf = ({ selections, trade_in }: Content): Content => ({ selections, trade_in });
/** The parts of a content that differ from the saved one. */
function partsBeyond(content: Content, saved: Content): Parts {
  return Object.fromEntries(partNames.flatMap((name) => (sameJson(partOf(content, name), partOf(saved, name)) ? [] : [[name, partOf(content, name)]])));
}

/** How long a line about merged changes stays while the user keeps typing, in ms. */
const told = 10_000;

/**
 * Keeps a checklist saved: every change within a second, through a lost connection and a closed tab, and merged by field with changes another user saved
 * meanwhile.
 */
export function createAutosaver({ initial, send, delay = 600, retryDelay = 5_000 }: AutosaverOptions) {
  let server: UserPreferences = initial;
  /** What the page itself saved last. */
  let own: UserPreferences | undefined;
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: AutosaveState = { checklist: initial, status: 'saved', errors: {}, pending: {}, isKept: false };
  let toldAt = 0;
  let store: DraftStore | undefined;
  let keeping: Promise<void> = Promise.resolve();
  let draft: Draft | undefined;
  const left: { found: Draft; takenUp: () => void }[] = [];
  const listeners = new Set<() => void>();

  /** One after the other; of several changes meanwhile only the last is written. */
  const keep = (): Promise<void> => {
    const wanted = isEmpty(state.pending) ? undefined : { base: { ...contentOf(server), version: server.version }, pending: state.pending };
    if (wanted === undefined && draft === undefined) return keeping;
    draft = wanted;
    const to = store;
    keeping = keeping.then(async () => {
      if (draft !== wanted || to === undefined) return;
      const isKept = await to.save(wanted).then(
        () => to.lasting,
        () => false,
      );
      if (state.isKept !== isKept) publish({ isKept });
    });
    return keeping;
  };
  const publish = (next: Partial<AutosaveState>) => {
    const { pending } = state;
    state = { ...state, ...next };
    if (state.pending !== pending) void keep();
    for (const listener of listeners) listener();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const settled = (fresh: UserPreferences, pending: Parts, cameIn = state.cameIn) => {
    server = fresh;
    publish({
      checklist: withParts(fresh, pending),
      pending,
      errors: {},
      problem: undefined,
      conflict: undefined,
      cameIn,
      status: isEmpty(pending) ? 'saved' : 'saving',
    });
    if (!isEmpty(pending)) later(0);
    else goOn();
  };
  /** Picks up the oldest draft other tabs left: the typed changes, on the state they were typed on. */
  const goOn = () => {
    const [next] = left;
    if (next === undefined || sending || state.conflict || !isEmpty(state.pending)) return;
    left.shift();
    const { base, pending } = next.found;
    server = { ...server, ...base };
    publish({ pending, checklist: withParts(server, pending), status: 'saving' });
    next.takenUp();
    // Changes merged earlier were reported when the previous save finished.
    if (own && own.version > base.version) meet(own, { name: undefined, isYou: true, at: own.updated_at }, false);
    else later(0);
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending || isEmpty(state.pending) || state.conflict) return;
    const sent = state.pending;
    sending = true;
    publish({ status: 'saving' });
    try {
      const fresh = await post(sent);
      sending = false;
      settled(fresh, stillPending(state.pending, sent));
    } catch (error) {
      const failure = await sendTheRest(sent, error);
      sending = false;
      fail(failure);
      // What was typed meanwhile is sent too; what was refused waits until it is changed.
      if (state.status === 'refused' && !isEmpty(stillPending(state.pending, sent))) later(0);
    }
  }

  const post = async (parts: Parts): Promise<UserPreferences> => {
    own = await send(bodyOf(server.version, parts), withParts(server, parts));
    return own;
  };

  /**
   * A wrong answer in one part keeps none of the others from the server: they are sent without it.
   * @returns why not everything is saved
   */
  async function sendTheRest(sent: Parts, error: unknown): Promise<unknown> {
    const rest = partsNotNamed(sent, error);
    if (isEmpty(rest)) return error;
    try {
      server = await post(rest);
      const pending = stillPending(state.pending, rest);
      publish({ pending, checklist: withParts(server, pending) });
      return error;
    } catch (other) {
      // A lost connection or a change elsewhere leads to another try of all; a second refusal waits for the next change.
      return isRefusal(other) ? error : other;
    }
  }

  function fail(error: unknown): void {
    const problem = error instanceof Problem ? error : new Problem(messageOf(error), { status: 0 });
    const current = problem.body['current'];
    if (problem.status === 409 && isChecklist(current)) {
      meet(current, savedByOf(problem));
      return;
    }
    if (problem.status >= 400 && problem.status < 500) {
      publish({ status: 'refused', errors: problem.errors, problem: problem.message });
      return;
    }
    publish({ status: problem.status === 0 ? 'offline' : 'failed', problem: problem.message });
    later(retryDelay);
  }

  /** Another user saved meanwhile: both changes are merged, and only fields both changed need a choice. */
  function meet(theirs: UserPreferences, by: SavedBy, tell = true): void {
    const { merged, taken: came, overlaps } = mergeByField(contentOf(server), contentOf(theirs), contentOf(state.checklist));
    const taken = tell ? came : [];
    if (overlaps.length > 0) publish({ status: 'conflict', conflict: { theirs, by, overlaps, taken } });
    else settled(theirs, partsBeyond(merged, theirs), cameInNow(by, taken));
  }
  const cameInNow = (by: SavedBy, paths: readonly Path[]) => {
    if (paths.length === 0) return state.cameIn;
    toldAt = Date.now();
    return { by, paths };
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A part as it is now wanted. */
    change: <Name extends PartName>(name: Name, value: Parts[Name]) => {
      const pending = { ...state.pending, [name]: value };
      const cameIn = Date.now() - toldAt > told ? undefined : state.cameIn;
      publish({ pending, checklist: withParts(server, pending), errors: {}, cameIn, status: state.conflict ? 'conflict' : 'saving' });
      later(delay);
    },
    /** Sends at once: before leaving, or when the connection is back. */
    flush,
    /** Each overlap was decided, in the order of `conflict.overlaps`. */
    resolve: (choices: readonly ('mine' | 'theirs')[]) => {
      const { conflict } = state;
      if (!conflict) return;
      const { merged } = mergeByField(contentOf(server), contentOf(conflict.theirs), contentOf(state.checklist));
      const decided = conflict.overlaps.reduce((content, overlap, index) => withChoice(content, overlap.path, overlap[choices[index] ?? 'mine']), merged);
      settled(conflict.theirs, partsBeyond(decided, conflict.theirs), cameInNow(conflict.by, conflict.taken));
    },
    /** The checklist as another call answered with it. */
    accept: (fresh: UserPreferences) => settled(fresh, state.pending),
    /** The checklist as it was just read: taken where nothing of ours waits and it is newer. */
    learn: (fresh: UserPreferences) => {
      if (isEmpty(state.pending) && !sending && fresh.version > server.version) settled(fresh, {});
    },
    /** From now on, unsaved changes are stored there too. */
    keepIn: (place: DraftStore) => {
      store = place;
      if (draft !== undefined) {
        draft = undefined;
        void keep();
      }
    },
    /** What another tab left behind is saved too, when its turn comes. @returns once it is kept as ours, or saved */
    adopt: async (found: Draft) => {
      await new Promise<void>((takenUp) => {
        left.push({ found, takenUp });
        goOn();
      });
      await keeping;
    },
  };
}

export type Autosaver = ReturnType<typeof createAutosaver>;
