import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { Problem } from '../../engine/web/problem.ts';
import { session } from '../api/session.ts';

/** react-admin's view of the session, which the shell keeps and guards. */
export function consoleAuth(queries: QueryClient): AuthProvider {
  return {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(false),
    checkAuth: () => (session.get() ? Promise.resolve() : Promise.reject(new Error())),
    // A refused token makes the shell reload the user, which then signs out or shows a suspension (docs/brief.md, section 8).
    checkError: async (error: unknown) => {
      if (error instanceof Problem && error.status === 401) await queries.invalidateQueries({ queryKey: ['/auth/get/me'] as const });
    },
    getPermissions: () => Promise.resolve(session.get()?.user.role),
    getIdentity: () => {
      const user = session.get()?.user;
      return Promise.resolve({ id: user?.id ?? '', fullName: user ? personName(user) : '' });
    },
  };
}

/** First and last name, or else the e-mail address. */
export function personName(user: Readonly<Record<string, unknown>>): string {
  const name = [user['first_name'], user['last_name']].filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
  return name || (typeof user['email'] === 'string' ? user['email'] : '');
}
