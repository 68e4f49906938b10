import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { ThemeChoice } from '../../../engine/web/theme/ThemeChoice.tsx';
import { useMe } from '../../api/me.ts';
import { DataSection } from './DataSection.tsx';
import { messages } from './messages.ts';
import { Section } from './Section.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const fetchForms = () => import('./AccountForms.tsx');
const AccountForms = lazyScreen(fetchForms);
/** Its table is larger than the rest of the page together, and comes below it. */
const NotificationSection = lazyScreen(() => import('./NotificationSection.tsx'));

/** Most never open it, and its parts are as large as the page. */
const SecuritySection = lazyScreen(() => import('./SecuritySection.tsx'));

/** The user's account, the same in all three areas. The area gives the heading, and what else it keeps on this device. */
export function Profile({ heading, device, isNotified = true }: { heading: ReactNode; device?: ReactNode; isNotified?: boolean }) {
  const me = useMe();
  // The forms' code loads beside the account, not after it; a failure shows when they are opened.
  useEffect(() => void fetchForms().catch(() => undefined), []);
  return (
    <>
      {heading}
      {me.isPending && (
        <Loading label={messages.loading}>
          <RowsSkeleton rows={6} />
        </Loading>
      )}
      {me.isError && me.data === undefined && (
        <ErrorState title={messages.loadFailed} onRetry={() => void me.refetch()}>
          {sentenceOf(me.error)}
        </ErrorState>
      )}
      {me.data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 720 }}>
          <Suspense
            fallback={
              <Loading label={messages.loading}>
                <RowsSkeleton rows={6} />
              </Loading>
            }
          >
            <AccountForms user={me.data} />
          </Suspense>
          <Suspense
            fallback={
              <Section title={messages.security.title}>
                <RowsSkeleton rows={3} />
              </Section>
            }
          >
            <SecuritySection email={me.data.email} />
          </Suspense>
          {isNotified && (
            <Suspense
              fallback={
                <Section title={messages.notifications.title} lead={messages.notifications.lead}>
                  <RowsSkeleton rows={8} />
                </Section>
              }
            >
              <NotificationSection user={me.data} />
            </Suspense>
          )}
          <Section title={messages.appearance.title} lead={messages.appearance.lead}>
            <ThemeChoice />
          </Section>
          {device}
          <SessionsSection />
          <DataSection />
        </Box>
      )}
    </>
  );
}
