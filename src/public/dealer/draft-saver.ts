import { messageOf, Problem } from '../../../engine/web/problem.ts';
import { mergeByField, sameJson, withChoice, type Overlap } from '../../../engine/web/merge/mergeByField.ts';
import type { BidLines, DealerRequest } from '../../../generated/api.ts';

export type SaveStatus = 'saved' | 'saving' | 'offline' | 'refused' | 'conflict';

/** What the page sees of it. */
export interface SaverState {
  status: SaveStatus;
  /** When the server last took the draft; null before. */
  savedAt: string | null;
  /** Lines typed here and on another device, each in another way. */
  conflict?: { theirs: DealerRequest; overlaps: readonly Overlap[] };
  /** Why it is not saved, in the server's words. */
  problem?: string;
}

/** Lines that have not reached the server, and those they were typed on. */
export interface Waiting {
  base: BidLines | null;
  version: number;
  lines: BidLines;
}

/** Who hears of it while the page is there. */
interface Page {
  /** The form is to show other lines: both devices' changes together. */
  show: (lines: BidLines) => void;
  /** How the request is now that the draft was saved. */
  onSaved: (request: DealerRequest) => void;
}

interface SaverOptions {
  /** The request as it was opened. */
  opened: DealerRequest;
  /** @throws Problem 409 with `current` where another device was faster */
  send: (lines: BidLines, version: number) => Promise<DealerRequest>;
  /** Keeps what waits on this device; `undefined` forgets it. */
  keep: (waiting: Waiting | undefined) => void;
  /** How long after the last change it is sent, and until another try, in ms. */
  delay?: number;
  retryDelay?: number;
}

/** Keeps a dealer's draft saved: within a second, through a lost connection, and merged line by line with what another device saved. */
export function createDraftSaver({ opened, send, keep, delay = 700, retryDelay = 5_000 }: SaverOptions) {
  let base: BidLines | null = opened.draft;
  let version = opened.draft_version;
  let wanted: BidLines | undefined;
  let sending: Promise<void> | undefined;
  let page: Page | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: SaverState = { status: 'saved', savedAt: opened.draft_saved_at };
  const listeners = new Set<() => void>();

  const publish = (next: SaverState) => {
    state = next;
    keep(wanted && { base, version, lines: wanted });
    for (const listener of listeners) listener();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (page) timer = setTimeout(() => void flush(), ms);
  };

  /** Sends what waits; done when the server has answered. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending) return sending.then(() => (state.status === 'saving' ? flush() : undefined));
    if (wanted === undefined || state.conflict) return Promise.resolve();
    sending = save(wanted).finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function save(sent: BidLines): Promise<void> {
    try {
      const fresh = await send(sent, version);
      base = sent;
      version = fresh.draft_version;
      if (wanted === sent) wanted = undefined;
      publish({ status: wanted ? 'saving' : 'saved', savedAt: fresh.draft_saved_at });
      page?.onSaved(fresh);
      if (wanted) later(0);
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem(messageOf(error), { status: 0 });
      const current = problem.body['current'];
      if (problem.status === 409 && isRequest(current)) meet(current);
      else if (problem.status >= 400 && problem.status < 500 && problem.status !== 429) publish({ ...state, status: 'refused', problem: problem.message });
      else {
        publish({ status: 'offline', savedAt: state.savedAt });
        later(retryDelay);
      }
    }
  }

  /** Another device was faster: what only one of the two changed comes together, of the rest a person decides. */
  function meet(theirs: DealerRequest): void {
    const { merged, overlaps } = mergeByField<BidLines>(base ?? {}, theirs.draft ?? {}, wanted ?? {});
    if (overlaps.length > 0) publish({ status: 'conflict', savedAt: theirs.draft_saved_at, conflict: { theirs, overlaps } });
    else settle(theirs, merged);
  }

  function settle(theirs: DealerRequest, lines: BidLines): void {
    base = theirs.draft;
    version = theirs.draft_version;
    const isTheirs = sameJson(lines, theirs.draft ?? {});
    wanted = isTheirs ? undefined : lines;
    page?.show(lines);
    publish({ status: isTheirs ? 'saved' : 'saving', savedAt: theirs.draft_saved_at });
    if (!isTheirs) later(0);
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The page is there: what fails is tried again until `stop`. */
    start(shownBy: Page) {
      page = shownBy;
    },
    /** The lines as they now are. */
    change(lines: BidLines) {
      if (sameJson(lines, wanted ?? base ?? {})) return;
      wanted = lines;
      publish({ ...state, status: state.conflict ? 'conflict' : 'saving' });
      later(delay);
    },
    /** Lines left on this device by a page that could not send them. */
    adopt(left: Waiting) {
      if (sameJson(left.lines, base ?? {})) {
        keep(undefined);
        return;
      }
      const now = { draft: base, draft_version: version };
      wanted = left.lines;
      base = left.base;
      version = left.version;
      if (now.draft_version === left.version) {
        page?.show(left.lines);
        publish({ ...state, status: 'saving' });
        later(0);
      } else meet({ ...opened, ...now });
    },
    flush,
    /** Decides the conflict, all lines alike. */
    resolve(choice: 'mine' | 'theirs') {
      const { conflict } = state;
      if (!conflict) return;
      const { merged } = mergeByField<BidLines>(base ?? {}, conflict.theirs.draft ?? {}, wanted ?? {});
      settle(
        conflict.theirs,
        conflict.overlaps.reduce((lines, overlap) => withChoice(lines, overlap.path, overlap[choice]), merged),
      );
    },
    /** The price was sent, or the page is left: nothing waits any more. */
    stop({ forget }: { forget: boolean }) {
      page = undefined;
      clearTimeout(timer);
      if (forget) {
        wanted = undefined;
        keep(undefined);
      }
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

const isRequest = (value: unknown): value is DealerRequest => typeof value === 'object' && value !== null && 'draft_version' in value && 'draft' in value;
