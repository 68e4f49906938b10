import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../api/problem.ts';
import { Loading, RowsSkeleton } from '../ui/skeletons.tsx';
import { ErrorState } from '../ui/states.tsx';
import { ThemeChoice } from '../ui/theme/ThemeChoice.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { messages as words } from './messages.ts';
import { NotificationSection } from './NotificationSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { meQuery } from './queries.ts';
import { Section } from './Section.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** One's own account, the same in all three areas. The area gives the heading. */
export function Profile({ heading }: { heading: ReactNode }) {
  const me = useQuery(meQuery);
  return (
    <>
      {heading}
      {me.isPending && (
        <Loading label={words.loading}>
          <RowsSkeleton rows={6} />
        </Loading>
      )}
      {me.isError && me.data === undefined && (
        <ErrorState title={words.loadFailed} onRetry={() => void me.refetch()}>
          {sentenceOf(me.error)}
        </ErrorState>
      )}
      {me.data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 720 }}>
          <PersonSection user={me.data} />
          <EmailSection user={me.data} />
          <PasswordSection userId={me.data.id} />
          <NotificationSection user={me.data} />
          <Section title={words.appearance.title} lead={words.appearance.lead}>
            <ThemeChoice />
          </Section>
          <SessionsSection />
          <DataSection />
        </Box>
      )}
    </>
  );
}
