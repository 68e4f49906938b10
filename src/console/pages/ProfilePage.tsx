import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Profile } from '../../features/profile/Profile.tsx';
import { Section } from '../../features/profile/Section.tsx';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { messages } from './profileMessages.ts';
import { PageHeader } from '../PageHeader.tsx';

/** The user's account, on a page of the console. */
export default function ProfilePage() {
  const [isOn, setOn] = useState(singleKeys.isOn);
  return (
    <Profile
      heading={<PageHeader title={messages.title} />}
      device={
        <Section title={messages.keyboard} lead={messages.keyboardHint}>
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Switch
              checked={isOn}
              onChange={(_event, on) => {
                singleKeys.set(on);
                setOn(on);
              }}
            />
            {messages.singleKeys}
          </Box>
        </Section>
      }
    />
  );
}
