import BrokenImage from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { ScreenLoadError } from '../../engine/web/lazy-screen.tsx';
import { page } from '../../engine/web/page.ts';
import { ErrorState } from '../../engine/web/states.tsx';
import { messages } from './messages.ts';

/**
 * The innermost component of React's stack that has a name of its own: HTML elements (`div`) have none, and libraries' components have names of one to three
 * letters in the built app. Ours keep their names there (scripts/web/component-names.ts).
 */
export function failingComponent(stack: string | null | undefined): string | null {
  const names = [...(stack ?? '').matchAll(/^\s*(?:at\s+)?([\w$.]+)/gm)].map(([, name]) => name ?? '');
  return names.find((name) => /^[A-Z]\w{3,}$/.test(name)) ?? names.find((name) => /^[A-Z]/.test(name)) ?? names[0] ?? null;
}

interface BoundaryProps {
  children: ReactNode;
  /** A change of it (the address) gives the screen another try. */
  resetKey?: string;
}

interface BoundaryState {
  error: Error | null;
  component: string | null;
}

/** Catches what fails while rendering: says so with the message as a hint, the failing component and the brief's advice. */
export class RenderBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, component: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(_error: Error, info: ErrorInfo): void {
    this.setState({ component: failingComponent(info.componentStack) });
  }

  override componentDidUpdate(before: BoundaryProps): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- the one way a boundary recovers on a new address; it can happen only once for each key
    if (this.state.error !== null && before.resetKey !== this.props.resetKey) this.setState({ error: null, component: null });
  }

  override render(): ReactNode {
    const { error, component } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ScreenLoadError) {
      return (
        <ErrorState isPage title={messages.screenLoad.title} onRetry={() => page.reload()} retryLabel={messages.unexpected.reload}>
          {messages.screenLoad.text}
        </ErrorState>
      );
    }
    return (
      <Box
        component="section"
        role="alert"
        sx={{ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 2, minHeight: '60vh', padding: 6, textAlign: 'center' }}
      >
        <BrokenImage aria-hidden="true" sx={{ fontSize: 32, color: 'text.tertiary' }} />
        <Typography variant="h2" component="h1">
          {messages.broken.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: 560, overflowWrap: 'anywhere' }}>{error.message}</Typography>
        {component !== null && <Typography sx={{ color: 'text.secondary' }}>{messages.broken.component(component)}</Typography>}
        <Typography>{messages.broken.advice}</Typography>
      </Box>
    );
  }
}
