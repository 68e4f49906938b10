import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useUser } from '../../api/session.ts';
import { ThemeChoice } from '../../features/ui/theme/ThemeChoice.tsx';
import { personName } from '../auth.ts';
import { messages } from '../messages.ts';
import { PageHeader } from '../PageHeader.tsx';

const words = messages.profilePage;

/** Who one is here, and how the console looks. */
export default function ProfilePage() {
  const user = useUser();
  return (
    <>
      <PageHeader title={words.title} />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
        <Section title={words.account}>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 2, '& dt': { color: 'text.secondary' } }}>
            <dt>{words.name}</dt>
            <dd>{personName(user)}</dd>
            <dt>{words.email}</dt>
            <dd>{typeof user['email'] === 'string' ? user['email'] : ''}</dd>
            <dt>{words.role}</dt>
            <dd>{messages.area[user.role]}</dd>
          </Box>
        </Section>
        <Section title={words.appearance}>
          <ThemeChoice />
        </Section>
      </Box>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 5 }}>
      <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', mb: 3 }}>
        {title}
      </Box>
      {children}
    </Card>
  );
}
