import { createContext, createElement, use, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { page } from '../../engine/web/page.ts';
import { session } from './session-store.ts';
import type { Session, SessionStore, SessionUser } from './session-store.ts';

export { session } from './session-store.ts';
export type { Session, SessionUser } from './session-store.ts';

/** What components see of the session. */
export interface SessionContextValue {
  /** The signed-in person, or null. */
  user: SessionUser | null;
  token: string | null;
  /** Login: sets user and token. */
  signIn: (user: SessionUser, token: string) => Promise<void>;
  /** Logout: clears both. */
  signOut: () => void;
  /** Changes one field of the user. */
  updateUser: (field: string, value: unknown) => void;
}

const SessionContext = createContext<SessionContextValue | null>(null);

/** Gives everything below it the session. */
export function SessionProvider({ children, store = session }: { children: ReactNode; store?: SessionStore }) {
  const current: Session | null = useSyncExternalStore(store.subscribe, store.get, store.get);
  const value = useMemo<SessionContextValue>(
    () => ({
      user: current?.user ?? null,
      token: current?.token ?? null,
      signIn: (user, token) => store.signIn(user, token),
      signOut: () => store.signOut(),
      updateUser: (field, next) => store.updateUser(field, next),
    }),
    [current, store],
  );
  return createElement(SessionContext, { value }, children);
}

const never = new Promise<never>(() => {});

/** The session. Outside its provider it reloads the page, as the brief asks, and shows nothing until that happens. */
export function useSession(): SessionContextValue {
  const value = use(SessionContext);
  if (value !== null) return value;
  page.reload();
  return use(never);
}

/** The signed-in person, for screens behind the guard; `useSession` where the user may be signed out. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (user === null) throw new Error('This screen needs somebody to be signed in.');
  return user;
}
