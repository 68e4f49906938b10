// Where a notification or a timeline entry leads, for each role: one rule for the bell and for the mail.
import type { Role, TargetKind } from '../generated/api.ts';
import * as roles from '../generated/roles.ts';

/** A record something is about. */
export interface Target {
  kind: TargetKind;
  /** Null where it is about several of the kind. */
  id: string | null;
}

/**
 * The path within the reader's area that shows a target, as exactly as there is a screen for it: `/listings?link=7`. The dashboard where there is no better
 * place.
 * @param clientId its client; staff are led to that client's page
 */
export function targetPath(role: Role, target: Target | undefined, clientId?: string | null): string {
  return role === roles.client ? clientPath(target) : staffPath(target, clientId ?? undefined);
}

/** The same with the role's prefix: `/client/listings?link=7`. */
export function targetRoute(role: Role, target: Target | undefined, clientId?: string | null): string {
  return `/${role}${targetPath(role, target, clientId)}`;
}

function clientPath(target: Target | undefined): string {
  const about = (name: string) => (target?.id ? `?${name}=${target.id}` : '');
  switch (target?.kind) {
    case 'link':
      return `/listings${about('link')}`;
    case 'listing':
      return '/listings';
    case 'chat':
      return `/chats${about('chat')}`;
    case 'folder':
      return '/shared-files';
    case 'complaint':
      return `/complaints${about('complaint')}`;
    case 'preferences':
      return '/preference-checklist';
    case 'payment':
    case 'onboarding':
      return '/packages';
    default:
      return '/dashboard';
  }
}

function staffPath(target: Target | undefined, clientId: string | undefined): string {
  const client = clientId ? `/client-profiles/${clientId}` : '/dashboard';
  switch (target?.kind) {
    case 'link':
      if (!clientId) return client;
      return target.id ? `${client}?tab=links&link=${target.id}` : `${client}?tab=links`;
    case 'chat':
      return target.id ? `/chats?chat=${target.id}&view=all` : client;
    case 'complaint':
      return target.id ? `/complaints/${target.id}` : client;
    case 'folder':
      return target.id ? `/client-folders/${target.id}` : client;
    case 'preferences':
      return target.id ? `/client-preferences/${target.id}` : client;
    case 'onboarding':
      return '/incomplete-onboardings';
    case 'support_request':
      return '/support-requests';
    case 'coupon':
      return target.id ? `/coupons/${target.id}` : '/coupons';
    default:
      return client;
  }
}
