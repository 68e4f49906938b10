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
  const client = clientId ?? undefined;
  if (!target) return role === roles.client ? dashboard() : clientPage(client);
  return (role === roles.client ? clientPaths : staffPaths)[target.kind](target.id, client);
}

/** The same with the role's prefix: `/client/listings?link=7`. */
export function targetRoute(role: Role, target: Target | undefined, clientId?: string | null): string {
  return `/${role}${targetPath(role, target, clientId)}`;
}

type PathOf = (id: string | null, clientId: string | undefined) => string;

const dashboard = () => '/dashboard';
const withId = (path: string, name: string, id: string | null): string => (id ? `${path}?${name}=${id}` : path);
const clientPage = (clientId: string | undefined): string => (clientId ? `/client-profiles/${clientId}` : '/dashboard');

/** A kind more is a line in both tables: the dashboard is a choice, never what is left. */
const clientPaths: Readonly<Record<TargetKind, PathOf>> = {
  link: (id) => withId('/listings', 'link', id),
  listing: () => '/listings',
  chat: (id) => withId('/chats', 'chat', id),
  folder: () => '/shared-files',
  complaint: (id) => withId('/complaints', 'complaint', id),
  preferences: () => '/preference-checklist',
  payment: () => '/packages',
  onboarding: () => '/packages',
  user: dashboard,
  dashboard_listing: dashboard,
  support_request: dashboard,
  coupon: dashboard,
  deal: () => '/deal',
  refund_request: () => '/packages',
  payment_case: () => '/packages',
  deal_check: () => '/deal-check',
  bid_request: (id) => (id ? `/bids/${id}` : '/listings'),
};

const staffPaths: Readonly<Record<TargetKind, PathOf>> = {
  link: (id, clientId) => {
    if (!clientId) return clientPage(clientId);
    return id ? `${clientPage(clientId)}?tab=links&link=${id}` : `${clientPage(clientId)}?tab=links`;
  },
  chat: (id, clientId) => (id ? `/chats?chat=${id}&view=all` : clientPage(clientId)),
  complaint: (id, clientId) => (id ? `/complaints/${id}` : clientPage(clientId)),
  folder: (id, clientId) => (id ? `/client-folders/${id}` : clientPage(clientId)),
  preferences: (id, clientId) => (id ? `/client-preferences/${id}` : clientPage(clientId)),
  onboarding: () => '/incomplete-onboardings',
  support_request: () => '/support-requests',
  coupon: (id) => (id ? `/coupons/${id}` : '/coupons'),
  refund_request: (id) => (id ? `/refund-requests/${id}` : '/refund-requests'),
  payment_case: (id) => (id ? `/payment-cases/${id}` : '/payment-cases'),
  deal: (id) => (id ? `/deals/${id}` : '/deals'),
  deal_check: (id) => (id ? `/deal-checks/${id}/review` : '/deal-checks'),
  bid_request: (id) => (id ? `/bid-requests/${id}` : '/bid-requests'),
  listing: (_id, clientId) => clientPage(clientId),
  payment: (_id, clientId) => clientPage(clientId),
  user: (_id, clientId) => clientPage(clientId),
  dashboard_listing: (_id, clientId) => clientPage(clientId),
};
