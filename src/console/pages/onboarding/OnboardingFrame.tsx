import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Hourglass from '@mui/icons-material/HourglassEmptyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { InitialClientData } from '../../../../generated/api.ts';
import { useSummary } from '../../../../engine/console/ContractContext.tsx';
import { messageOf, Problem, sentenceOf } from '../../../../engine/web/problem.ts';
import type { Loaded } from '../../../../engine/web/useLoad.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { Steps } from '../../../features/onboarding/Steps.tsx';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../../engine/web/states.tsx';
import { messages } from '../../messages.ts';
import { messages as onboardingMessages } from './messages.ts';
import { PageHeader } from '../../PageHeader.tsx';
import { segment } from './useProspect.ts';

interface OnboardingFrameProps {
  at: 'you' | 'package' | 'payment' | 'end';
  found: Loaded<{ prospect: InitialClientData | null }> & { id: string | null };
  actions?: ReactNode;
  /** A coupon covers the order: nothing is said of a payment. */
  isFree?: boolean;
  children: (prospect: InitialClientData | null) => ReactNode;
}

/** The frame of the three screens with which staff bring a client in: whose onboarding it is, the step, and loading errors. */
export function OnboardingFrame({ at, found, actions, isFree = false, children }: OnboardingFrameProps) {
  const areaPath = useAreaPath();
  const label = useSummary(segment)?.label ?? '';
  const prospect = found.data?.prospect;
  // No such onboarding, or not the user's own: a retry would not help.
  const isMissing = found.error instanceof Problem && found.error.status >= 400 && found.error.status < 500;
  const name = prospect ? `${prospect.first_name} ${prospect.last_name}` : found.id === null ? onboardingMessages.somebodyNew : null;
  return (
    <>
      <Box
        component="nav"
        aria-label={label}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: '2px', fontSize: 'var(--fs-dense)', color: 'text.tertiary' }}
      >
        <Link component={RouterLink} to={areaPath(`/${segment}`)}>
          {label}
        </Link>
        {name !== null && (
          <>
            <ChevronRight aria-hidden="true" sx={{ fontSize: 16 }} />
            {name}
          </>
        )}
      </Box>
      <PageHeader title={at === 'payment' && isFree ? onboardingMessages.freeTitle : onboardingMessages.titles[at]} actions={actions} />
      <Steps at={at} isFree={isFree} who={messages.area.client} />
      {found.state === 'loading' && <TextSkeleton rows={6} />}
      {isMissing && <NoneChosen title={onboardingMessages.missing} text={messageOf(found.error)} />}
      {found.state === 'failed' && !isMissing && (
        <ErrorState title={onboardingMessages.didNotLoad} onRetry={found.retry}>
          {sentenceOf(found.error)}
        </ErrorState>
      )}
      {found.state === 'loaded' && children(found.data.prospect)}
    </>
  );
}

/** In place of a step that goes on with a prospect, where the address names none, or none that is there. */
export function NoneChosen({ title = onboardingMessages.noneChosen, text = onboardingMessages.noneChosenText }: { title?: string; text?: string }) {
  const areaPath = useAreaPath();
  return (
    <EmptyState
      icon={<Hourglass />}
      title={title}
      action={
        <Button variant="contained" component={RouterLink} to={areaPath(`/${segment}`)}>
          {onboardingMessages.backToList}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
