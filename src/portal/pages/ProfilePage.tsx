import Box from '@mui/material/Box';
import { Profile } from '../../features/profile/Profile.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { DeviceSection } from '../app/DeviceSection.tsx';
import { messages } from '../messages.ts';

/** The client's own account. */
export default function ProfilePage() {
  const heading = (
    <>
      <PageTitle title={messages.pages.profile} />
      <Box component="h1" sx={{ typography: 'h1', mb: 5 }}>
        {messages.pages.profile}
      </Box>
    </>
  );
  return <Profile heading={heading} device={<DeviceSection />} />;
}
