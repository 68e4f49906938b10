// Typed but unsent data, stored on the device and encrypted by account. Small: `openKept` fetches the code that does the work.

/** One thing kept. `kind` is whose it is ('chat-message', 'draft', a form's name), `key` which one of them. */
export interface KeptEntry<Value> {
  kind: string;
  key: string;
  value: Value;
  /** It is still to be sent: signing out asks about it. */
  waiting: boolean;
  /** Rises in the order in which entries were first kept, over all tabs. */
  n: number;
  /** When it was last changed. */
  at: string;
  /** A file's content, where one was kept with it. */
  bytes?: Uint8Array;
}

/** The changed entry, here or in another tab of the same account; without a place, everything was deleted. */
export type KeptChange = { kind: string; key: string } | undefined;

export interface PutOptions {
  waiting?: boolean;
  bytes?: Uint8Array;
}

/** What one account keeps on this device. Values are plain JSON. */
export interface Kept {
  readonly account: string;
  /** It outlives the tab. Where a browser keeps nothing, screens do not promise it. */
  readonly lasting: boolean;
  /** Files may be kept too. */
  readonly keepsFiles: boolean;
  get<Value>(kind: string, key: string): Promise<KeptEntry<Value> | undefined>;
  /** All of a kind, in the order in which they were first kept. */
  list<Value>(kind: string): Promise<KeptEntry<Value>[]>;
  /** Keeps a value, over the one before. */
  put(kind: string, key: string, value: unknown, options?: PutOptions): Promise<void>;
  /** Changes a stored entry atomically, also while other tabs do; does nothing if it is gone. `undefined` deletes. */
  update<Value>(kind: string, key: string, change: (value: Value) => Value | undefined, options?: Pick<PutOptions, 'waiting'>): Promise<void>;
  delete(kind: string, key: string): Promise<void>;
  /** How many entries are still to be sent. */
  waiting(): Promise<number>;
  /** Deletes everything of the account on this device, and keeps nothing more. */
  forget(): Promise<void>;
  /** Returns how to stop. */
  subscribe(listener: (change: KeptChange) => void): () => void;
}

let open: { account: string; kept: Promise<Kept> } | undefined;

/** The storage of `account`, the signed-in user, on this device. Fails if the account's key cannot be fetched; the next call retries. */
export function openKept(account: string): Promise<Kept> {
  if (open?.account === account) return open.kept;
  const kept = import('./unlock.ts').then(({ openStore }) => openStore(account));
  const opening = { account, kept };
  open = opening;
  const drop = () => {
    if (open === opening) open = undefined;
  };
  // A deleted store accepts nothing more: signing in again creates a new one.
  kept.then((opened) => opened.subscribe((change) => change === undefined && drop()), drop);
  return kept;
}

/** How many things of an account still wait to be sent, of one kind where it is named; needs no key. */
export const whatWaits = async (account: string, kind?: string): Promise<number> => {
  const { waitingOf } = await import('./unlock.ts');
  return waitingOf(account, { kind });
};

/** Deletes what an account keeps on this device: they leave it. */
export async function forgetKept(account: string): Promise<void> {
  const known = open?.account === account ? open.kept : undefined;
  open = undefined;
  const { forgetOf } = await import('./unlock.ts');
  const kept = await known?.catch(() => undefined);
  await (kept === undefined ? forgetOf(account) : kept.forget());
}
