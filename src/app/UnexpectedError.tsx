import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { page } from '../../engine/web/page.ts';
import { PlainButton, plainLooks } from '../../engine/web/PlainButton.tsx';
import { Logo } from '../kit/ui/Logo.tsx';
import { PageTitle } from '../../engine/web/PageTitle.tsx';
import { messages } from './messages.ts';

const HomeLink = styled('a')(plainLooks({ look: 'outlined' }));

/** The page for errors of the router itself. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <Box
      component="main"
      role="alert"
      sx={{ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 3, minHeight: '100vh', padding: 6, textAlign: 'center' }}
    >
      <PageTitle title={messages.unexpected.document} />
      <Logo />
      <Typography variant="h2" component="h1" sx={{ mt: 4 }}>
        {messages.unexpected.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{messages.unexpected.text}</Typography>
      {error instanceof Error && <Typography sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>{error.message}</Typography>}
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        <PlainButton type="button" onClick={() => page.reload()}>
          {messages.unexpected.reload}
        </PlainButton>
        <HomeLink href="/">{messages.unexpected.home}</HomeLink>
      </Box>
    </Box>
  );
}

/** Catches what fails in the router, above it and around the screens; the screens' own failures are caught closer to them. */
export class RouterBoundary extends Component<{ children: ReactNode }, { failed: boolean; error: unknown }> {
  override state: { failed: boolean; error: unknown } = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown): { failed: boolean; error: unknown } {
    return { failed: true, error };
  }

  override render(): ReactNode {
    return this.state.failed ? <UnexpectedError error={this.state.error} /> : this.props.children;
  }
}
