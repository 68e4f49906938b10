import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Profile } from '../../features/profile/Profile.tsx';
import { useSide } from '../guest/side.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { DeviceSection } from '../app/DeviceSection.tsx';
import { messages } from '../messages.ts';

const DecideTogether = lazyScreen(() => import('../guest/DecideTogether.tsx'));

/** The client's own account; a guest gets no notifications. */
export default function ProfilePage() {
  const { client, isGuest } = useSide();
  const heading = (
    <>
      <PageTitle title={messages.pages.profile} />
      <Box component="h1" sx={{ typography: 'h1', mb: 5 }}>
        {messages.pages.profile}
      </Box>
      {!isGuest && (
        <Box sx={{ maxWidth: 720, mb: 4 }}>
          <Suspense>
            <DecideTogether client={client} />
          </Suspense>
        </Box>
      )}
    </>
  );
  return isGuest ? <Profile heading={heading} isNotified={false} /> : <Profile heading={heading} device={<DeviceSection />} />;
}
