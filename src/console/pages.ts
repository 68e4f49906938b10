import type { ComponentType } from 'react';
import { staffRoles } from '../../domain/roles.ts';
import type { paths, Role } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';

/** A page of the console that is no contract-made screen. */
export interface ConsolePage {
  /** Below the console's basename; `:name` are parameters. */
  path: string;
  roles: readonly Role[];
  load: () => Promise<{ default: ComponentType }>;
  /** Segment of the resource whose screen it shows first, where that is not its path. */
  shows?: string;
  /** Segment of the resource whose whole list it begins with. */
  lists?: string;
  /** What it always fetches once it is drawn, below what is read first. */
  below?: readonly (() => Promise<unknown>)[];
  /** What it reads first, by whom; `{id}` is the reader's own. Just as the page asks it: what differs is asked twice (tests/e2e/cold-load.test.ts). */
  calls?: readonly { path: Path | `${Path}?${string}`; roles: readonly Role[] }[];
}

type Path = keyof paths;

const staff = staffRoles;
const admin: readonly Role[] = [roles.admin];
const advisor: readonly Role[] = [roles.employee];

/** Sections of the settings, at the addresses they had as pages. */
const toStudio = () => import('./settings/ToStudio.tsx');

/** Every page beside the contract's resources. A page with a resource's route replaces that resource's list. */
export const pages: readonly ConsolePage[] = [
  // The start page of a role: how the firm does, or who needs me now.
  { path: 'dashboard', roles: admin, load: () => import('./dashboard/AdminDashboard.tsx') },
  {
    path: 'dashboard',
    roles: advisor,
    load: () => import('./dashboard/AdvisorDashboard.tsx'),
    below: [() => import('./pipeline/WorkTable.tsx')],
    calls: [
      { path: '/dashboard-listings/queue?limit=100', roles: advisor },
      { path: '/tasks/week?ahead=14', roles: advisor },
      { path: '/dashboard-listings/counts?advisor_id={id}', roles: advisor },
    ],
  },
  { path: 'profile', roles: staff, load: () => import('./pages/ProfilePage.tsx') },
  { path: 'tasks', roles: staff, load: () => import('./pages/TasksPage.tsx') },
  { path: 'match', roles: staff, load: () => import('./pages/MatchPage.tsx') },
  { path: 'chats', roles: staff, load: () => import('./chat/StaffChats.tsx') },
  { path: 'settings', roles: admin, load: () => import('./pages/SettingsPage.tsx') },
  { path: 'front-door', roles: admin, load: toStudio },
  { path: 'notification-defaults', roles: admin, load: toStudio },
  { path: 'complaint-categories', roles: admin, load: toStudio },
  { path: 'complaint-categories', roles: advisor, load: () => import('./pages/ComplaintCategoriesPage.tsx') },
  { path: 'mail-texts', roles: admin, load: toStudio },
  { path: 'system', roles: admin, load: () => import('./pages/SystemPage.tsx') },
  { path: 'money', roles: admin, load: () => import('./pages/MoneyPage.tsx') },
  { path: 'create-employee', roles: admin, load: () => import('./pages/CreateEmployeePage.tsx'), shows: 'employees' },
  { path: 'employees/:id/hand-over', roles: admin, load: () => import('./pages/HandOverPage.tsx') },
  { path: 'client-listings', roles: admin, load: () => import('./pages/ClientListingsPage.tsx'), lists: 'client-listings' },
  { path: 'deal-checks/:id/review', roles: staff, load: () => import('./deal-checks/ReviewPage.tsx') },
  { path: 'client-profiles/import', roles: admin, load: () => import('./client-import/ImportPage.tsx'), shows: 'client-profiles' },
  { path: 'client-profiles/:client/add-links', roles: staff, load: () => import('./client/intake/AddLinksPage.tsx') },
  { path: 'capture', roles: staff, load: () => import('./capture/CapturePage.tsx') },
  { path: 'client-profiles/:client/as-client', roles: staff, load: () => import('./client/as-client/AsClientPage.tsx') },
  { path: 'client-profiles/:client/links/:link/worksheet', roles: staff, load: () => import('./client/worksheet/WorksheetPage.tsx') },
  { path: 'deals/:id/contract', roles: staff, load: () => import('./deals/check/ContractCheckPage.tsx'), shows: 'deals' },
  { path: 'incomplete-onboardings/onboard-the-client/payment', roles: staff, load: () => import('./pages/onboarding/OnboardPaymentPage.tsx') },
  { path: 'incomplete-onboardings/onboard-the-client/payment-success', roles: staff, load: () => import('./pages/onboarding/OnboardedPage.tsx') },
  {
    path: 'incomplete-onboardings/onboard-the-client/:package_identifier',
    roles: staff,
    load: () => import('./pages/onboarding/OnboardClientPage.tsx'),
  },
];
