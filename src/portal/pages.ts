import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { paths } from '../../generated/api.ts';
import type { NavigatedPage } from './navigation.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** The pages by their path (brief section 2, client area). */
export const pages: Readonly<Record<string, LoadPage> & Record<NavigatedPage, LoadPage>> = {
  dashboard: () => import('./pages/DashboardPage.tsx'),
  'deal-check': () => import('./deal-check/DealCheckPage.tsx'),
  deal: () => import('./deal/DealPage.tsx'),
  listings: () => import('./pages/ListingsPage.tsx'),
  'listings/:id': () => import('./links/car/CarPage.tsx'),
  'listings/:id/worksheet': () => import('./links/worksheet/WorksheetPage.tsx'),
  'bids/:id': () => import('./bids/BidsPage.tsx'),
  profile: () => import('./pages/ProfilePage.tsx'),
  packages: () => import('./pages/PackagesPage.tsx'),
  preferences: () => import('./preferences/VehiclesScreen.tsx'),
  'preferences/:vehicle': () => import('./preferences/VehicleScreen.tsx'),
  'preference-checklist': () => import('./preferences/ChecklistScreen.tsx'),
  'preference-trade-in': () => import('./preferences/TradeInScreen.tsx'),
  'shared-files': () => import('./folders/SharedFiles.tsx'),
  chats: () => import('./pages/ChatsPage.tsx'),
  'launch-complaint': () => import('./complaints/LaunchComplaint.tsx'),
  complaints: () => import('./complaints/ClientComplaints.tsx'),
};

type Path = keyof paths;

/** What a page reads first, begun beside its code; `{id}` is the reader's own. Just as the page asks it: what differs is asked twice (tests/e2e/cold-load.test.ts). */
export const firstCalls: Readonly<Partial<Record<string, readonly (Path | `${Path}?${string}`)[]>>> = {
  dashboard: ['/journey', '/auth/get/me/advisor', '/packages/mine', '/bids', '/timeline/{id}?limit=6'],
};

/** Asks for what a page is drawn with, so that it is drawn once, with all of it. By the page's path; in the page's own file, as another would be one more to fetch. */
export const askAhead: Readonly<Partial<Record<string, (queries: QueryClient, account: string) => Promise<void>>>> = {
  dashboard: async (queries, account) => (await import('./pages/DashboardPage.tsx')).askAhead(queries, account),
};
