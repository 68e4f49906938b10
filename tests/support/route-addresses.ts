// The routes of the brief as addresses to open, and what each is called.
import { readBrief, type Route, type RouteGroup } from '../../scripts/coverage/brief.ts';

const { routes } = readBrief();

/** The routes of these parts of the brief. */
export const routesOf = (...groups: RouteGroup[]): Route[] => routes.filter(({ group }) => groups.includes(group));

const lastPart = ({ path }: Route): string => path.replace(/^\/\w+\//, '');
const ofAdmins: ReadonlySet<string> = new Set(routesOf('admin').map(lastPart));
const ofAdvisors: ReadonlySet<string> = new Set(routesOf('employee').map(lastPart));

/** Whether both kinds of staff have the route's screen, which then is one screen. */
export const isShared = (route: Route): boolean =>
  ['admin', 'employee'].includes(route.group) && ofAdmins.has(lastPart(route)) && ofAdvisors.has(lastPart(route));

/** The title of each route without its area; where the areas differ, by the whole path. */
const titles: Readonly<Record<string, string>> = {
  '/login': 'Sign in',
  '/signup': 'Sign up',
  '/support': 'Get support',
  '/payment': 'Payment',
  '/payment-success': 'No payment in this tab',
  '/unauthorized': 'You can’t open this page',
  '/logout': 'Sign in',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Choose a new password',
  '/confirm-email': 'This link is incomplete',
  '/sign-in-link': 'Sign in without a password',
  '/stop-reminders': 'This link is incomplete',
  '/not-found': 'This page doesn’t exist',
  '*': 'This page doesn’t exist',
  dashboard: 'Dashboard',
  profile: 'Profile',
  'shared-files': 'Shared files',
  listings: 'Listings',
  preferences: 'Your vehicles',
  'preferences/{vehicle}': '',
  'preference-checklist': 'Checklist',
  'preference-trade-in': 'Trade-in',
  packages: 'Package',
  '/admin/packages': 'Packages',
  chats: 'Chat',
  'launch-complaint': 'Launch a complaint',
  complaints: 'Complaints',
  'new-requests': 'New requests',
  'client-profiles': 'Clients',
  'client-profiles/{client}': '',
  'client-folders': 'Folders',
  'incomplete-onboardings': 'Onboardings',
  'incomplete-onboardings/onboard-the-client/{package_identifier}': 'Onboard',
  'incomplete-onboardings/onboard-the-client/payment': 'Payment',
  'incomplete-onboardings/onboard-the-client/payment-success': 'Order complete',
  'client-preferences': 'Checklists',
  coupons: 'Coupons',
  'client-listings': 'Links',
  'create-employee': 'advisor',
  employees: 'Advisors',
};

/** What stands in place of a route's parameters. */
export type Filled = Readonly<Record<string, string>>;

async function ask<T>(url: string, path: string, token: string): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json() as Promise<T>;
}

/**
 * Looks for records to put in place of parameters: a client, one of their vehicles, an onboarding that is open and one that is paid.
 * @param url of the server
 * @param signedIn e-mail and password of an advisor, and the e-mail of a client of theirs
 */
export async function fillRoutes(url: string, signedIn: { email: string; password: string; client: string }): Promise<Filled> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: signedIn.email, password: signedIn.password }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const filter = (by: object) => `?filter=${encodeURIComponent(JSON.stringify(by))}`;
  const [client] = await ask<{ id: string }[]>(url, `/users/detail${filter({ q: signedIn.client })}`, token);
  const [open] = await ask<{ id: string }[]>(url, `/users/initial-client-data${filter({ step: 'incomplete' })}`, token);
  const [paid] = await ask<{ id: string }[]>(url, `/users/initial-client-data${filter({ step: 'payment_success' })}`, token);
  const [checklist] = await ask<{ selections: { vehicles?: { id: string }[] } }[]>(url, `/user-preferences${filter({ user_id: client?.id })}`, token);
  return {
    package_identifier: 'guided-search',
    client: client?.id ?? '',
    vehicle: checklist?.selections.vehicles?.[0]?.id ?? '',
    open: open?.id ?? '',
    paid: paid?.id ?? '',
  };
}

/** Where to go for a route. */
export function addressOf(route: string, filled: Filled): string {
  const path = route.replaceAll(/\{(\w+)\}/g, (_match, name: string) => filled[name] ?? name);
  if (path === '*') return '/no/such/page';
  if (!path.includes('onboard-the-client')) return path;
  const onboarding = filled[path.endsWith('payment-success') ? 'paid' : 'open'];
  return onboarding ? `${path}?onboarding=${onboarding}` : path;
}

/** What its title must contain. */
export function titleOf({ group, path }: Route): string {
  const short = path.replace(/^\/(client|employee|admin)\//, '').replace('/{package_identifier}', group === 'package' ? '' : '/{package_identifier}');
  return titles[path] ?? titles[short] ?? 'no title is expected';
}
