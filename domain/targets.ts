// Where a notification or a timeline entry leads, for each role.
import type { Role, TargetKind } from '../generated/api.ts';

/** A record something is about. */
export interface Target {
  kind: TargetKind;
  /** Null where it is about several of the kind. */
  id: string | null;
}

const clientScreens: Readonly<Record<TargetKind, string>> = {
  user: 'profile',
  onboarding: 'packages',
  payment: 'packages',
  preferences: 'preference-checklist',
  link: 'listings',
  listing: 'listings',
  chat: 'chats',
  folder: 'shared-files',
  complaint: 'complaints',
  dashboard_listing: 'dashboard',
  support_request: 'dashboard',
};

const staffScreens: Readonly<Record<TargetKind, string>> = {
  user: 'client-profiles',
  onboarding: 'incomplete-onboardings',
  payment: 'client-profiles',
  preferences: 'client-preferences',
  link: 'client-profiles',
  listing: 'client-profiles',
  chat: 'chats',
  folder: 'client-folders',
  complaint: 'complaints',
  dashboard_listing: 'dashboard',
  support_request: 'dashboard',
};

/** The screens that show one client with everything about them. */
const aboutClient: ReadonlySet<TargetKind> = new Set(['user', 'payment', 'link', 'listing']);

/**
 * The route that shows the target to somebody of this role, with the role's prefix: `/client/chats`.
 * @param clientId the client it is about; staff are led to that client's profile
 */
export function targetRoute(role: Role, target: Target | undefined, clientId?: string): string {
  if (!target) return `/${role}/dashboard`;
  if (role === 'client') return `/client/${clientScreens[target.kind]}`;
  if (clientId && aboutClient.has(target.kind)) return `/${role}/client-profiles/${clientId}`;
  return `/${role}/${staffScreens[target.kind]}`;
}
