import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from '../../kit/router/Link.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { useChosenPackage } from '../chosen-package.ts';
import { messages } from '../messages.ts';
import { BrandPanel } from './BrandPanel.tsx';

interface FormFrameProps {
  title: string;
  /** The document's title where it is another one. */
  page?: string;
  /** Before the title: where one is on the way. */
  above?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** At the foot of the page; the way to the support desk by default. */
  foot?: ReactNode;
}

/** The frame of the public pages: a form 376 wide, and from 900 px up the brand panel beside it. */
export function FormFrame({ title, page = title, above, lead, children, foot }: FormFrameProps) {
  const { suffix } = useChosenPackage();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, minHeight: 'var(--screen)' }}>
      <PageTitle title={page} />
      <Box sx={{ display: 'flex', flexDirection: 'column', background: 'var(--surface)', padding: { xs: '20px 20px 88px', md: '32px 48px' } }}>
        <Box component="header">
          <Box component={Link} to={`/login${suffix}`} aria-label={messages.home} sx={{ display: 'inline-flex', color: 'text.primary' }}>
            <Logo />
          </Box>
        </Box>
        <Box
          component="main"
          sx={{ width: '100%', maxWidth: 376, margin: { xs: above === undefined ? '56px auto auto' : '32px auto auto', md: 'auto' }, py: { md: 8 } }}
        >
          {above}
          <Typography variant="h1" sx={{ mb: 2 }}>
            {title}
          </Typography>
          {lead !== undefined && <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{lead}</Typography>}
          {children}
        </Box>
        <Box component="footer" sx={{ display: 'flex', gap: 5, mt: { xs: 10, md: 0 }, fontSize: 'var(--fs-ui)', '& a': { color: 'text.tertiary' } }}>
          {foot ?? <Link to={`/support${suffix}`}>{messages.getSupport}</Link>}
        </Box>
      </Box>
      <BrandPanel />
    </Box>
  );
}
