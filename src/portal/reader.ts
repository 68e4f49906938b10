import { useUser } from '../api/session.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How the portal names the reader. */
export function useReader(): { name: string; firstName: string } {
  const user = useUser();
  const firstName = text(user['first_name']);
  return { firstName, name: `${firstName} ${text(user['last_name'])}`.trim() };
}
