import type { Role } from '../../generated/api.ts';
import { roleValues } from '../../generated/enums.ts';
import { forgetSeen } from './seen/forget.ts';
import type { StorageCipher } from './storage-cipher.ts';

/** The signed-in person as the server describes them. */
export interface SessionUser {
  id: string;
  role: Role;
  [field: string]: unknown;
}

/** A signed-in user, and the token their calls send. */
export interface Session {
  user: SessionUser;
  token: string;
}

/** The two storage keys of the brief. */
export const sessionKeys = { user: 'user', token: 'token' } as const;

const isRole = (value: unknown): value is Role => roleValues.some((role) => role === value);

function isUser(value: unknown): value is SessionUser {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'role' in value && isRole(value.role);
}

function parseUser(text: string): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** What a user's record says: a field that an answer leaves out says no more than one that is empty, and their order nothing. */
const said = (user: SessionUser): string =>
  JSON.stringify(
    Object.entries(user)
      .filter(([, value]) => value !== null && value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

type Listener = () => void;

/** The session of this browser: kept encrypted in its storage, the same in all tabs of this host. */
export class SessionStore {
  readonly #storage: Storage;
  #secret: string | null = null;
  #cipher: StorageCipher | null = null;
  #session: Session | null = null;
  readonly #listeners = new Set<Listener>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Unlocks the store with the installation's secret, reads the stored session, and follows the other tabs. Returns how to stop following. */
  async open(secret: string): Promise<() => void> {
    this.#secret = secret;
    this.#cipher = null;
    await this.#reload();
    const follow = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === null || event.key === sessionKeys.user || event.key === sessionKeys.token) void this.#reload();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }

  /** The session, or null when signed out. The same object until something changes. */
  get = (): Session | null => this.#session;

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Login: sets user and token. What was seen here before is forgotten, whoever saw it. */
  async signIn(user: SessionUser, token: string): Promise<void> {
    forgetSeen();
    await this.#unlock();
    // The old token goes first, so that no other tab ever reads one person's token beside another's name.
    this.#storage.removeItem(sessionKeys.token);
    this.#write(sessionKeys.user, JSON.stringify(user));
    this.#write(sessionKeys.token, token);
    this.#set({ user, token });
  }

  /** Logout: clears both, and what was seen. */
  signOut(): void {
    forgetSeen();
    this.#storage.removeItem(sessionKeys.token);
    this.#storage.removeItem(sessionKeys.user);
    this.#set(null);
  }

  /** Changes one field of the user; nothing when signed out. */
  updateUser(field: string, value: unknown): void {
    if (this.#session === null) return;
    this.replaceUser({ ...this.#session.user, [field]: value });
  }

  /** Puts the user as the server now describes them; another person's record is refused. */
  replaceUser(user: SessionUser): void {
    if (this.#session === null || user.id !== this.#session.user.id) return;
    // Every screen is drawn anew for another person: not for the same one.
    if (said(user) === said(this.#session.user)) return;
    this.#write(sessionKeys.user, JSON.stringify(user));
    this.#set({ user, token: this.#session.token });
  }

  /** The cipher is fetched only when there is something to open or to seal: a first visit does without it. */
  async #unlock(): Promise<void> {
    if (this.#secret === null || this.#cipher !== null) return;
    const { storageCipher } = await import('./storage-cipher.ts');
    this.#cipher ??= storageCipher(this.#secret);
  }

  async #reload(): Promise<void> {
    if (Object.values(sessionKeys).some((key) => this.#storage.getItem(key) !== null)) await this.#unlock();
    const userText = this.#read(sessionKeys.user);
    const hadToken = this.#cipher !== null && this.#storage.getItem(sessionKeys.token) !== null;
    const token = this.#read(sessionKeys.token);
    const user = userText === null ? null : parseUser(userText);
    if (userText !== null && user === null) this.#storage.removeItem(sessionKeys.user);
    // A session needs both: a user whose token cannot be read is of no use, and private on a shared device.
    if (hadToken && token === null) this.#storage.removeItem(sessionKeys.user);
    const next = user === null || token === null ? null : { user, token };
    if (JSON.stringify(next) !== JSON.stringify(this.#session)) this.#set(next);
  }

  /** A kept value in clear; what cannot be decrypted is removed. */
  #read(name: string): string | null {
    const sealed = this.#storage.getItem(name);
    if (sealed === null || this.#cipher === null) return null;
    const text = this.#cipher.open(name, sealed);
    if (text === null) this.#storage.removeItem(name);
    return text;
  }

  #write(name: string, text: string): void {
    if (this.#cipher === null) throw new Error('The session store is not open yet.');
    this.#storage.setItem(name, this.#cipher.seal(name, text));
  }

  #set(session: Session | null): void {
    this.#session = session;
    for (const listener of this.#listeners) listener();
  }
}

/** The one session of this browser. */
export const session = new SessionStore(window.localStorage);
