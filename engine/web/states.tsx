import CloudOff from '@mui/icons-material/CloudOffRounded';
import Refresh from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { messages } from './messages.ts';
import { PageTitle } from './PageTitle.tsx';
import { PlainButton } from './PlainButton.tsx';

interface StateProps {
  icon: ReactElement;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
  isPage?: boolean;
}

function State({ icon, title, children, action, role, isPage = false }: StateProps) {
  return (
    <Box
      role={role}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', textAlign: 'center', gap: 1, minHeight: 208, padding: 5 }}
    >
      {isPage && <PageTitle title={title} />}
      <Box aria-hidden="true" sx={{ color: 'text.tertiary', mb: 2, '& .MuiSvgIcon-root': { fontSize: 32, display: 'block' } }}>
        {icon}
      </Box>
      <Typography variant="h4" component={isPage ? 'h1' : 'p'}>
        {title}
      </Typography>
      <Typography variant="body2" component="div" sx={{ maxWidth: 320, color: 'text.secondary', mb: 3 }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}

interface EmptyStateProps {
  icon: ReactElement;
  /** Names the missing content: "No links yet". */
  title: string;
  /** The next step, and when. */
  children?: ReactNode;
  /** The one thing to do meanwhile. */
  action?: ReactNode;
  /** The page has nothing else, so the title is its heading and the document's name. */
  isPage?: boolean;
}

/** An empty state that names the next step. */
export function EmptyState(props: EmptyStateProps) {
  return <State {...props} />;
}

interface ErrorStateProps {
  /** The failure: "The prices did not load". */
  title?: string;
  /** Why, and which data is safe. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  icon?: ReactElement;
  /** The page has nothing else: the title is its heading and the document's name. */
  isPage?: boolean;
}

/** A part that failed to load: what happened, which data is safe, and a retry button. */
export function ErrorState({ title = messages.somethingWentWrong, children, onRetry, retryLabel = messages.tryAgain, icon, isPage }: ErrorStateProps) {
  const retry = onRetry && (
    <PlainButton type="button" small onClick={onRetry}>
      <Refresh aria-hidden="true" />
      {retryLabel}
    </PlainButton>
  );
  return (
    <State role="alert" icon={icon ?? <CloudOff />} title={title} action={retry} isPage={isPage}>
      {children}
    </State>
  );
}
