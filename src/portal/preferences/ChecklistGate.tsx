import Inventory from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import type { UserPreferences } from '../../../generated/api.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Card } from '../../../engine/web/Card.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { messages } from '../../features/preferences/messages.ts';
import { SaveState } from './SaveState.tsx';
import { useAutosave } from './useChecklist.ts';
import { useOwnChecklist } from './useOwnChecklist.ts';

const ConflictDialog = lazyScreen(() => import('./ConflictDialog.tsx'));
const CameIn = lazyScreen(() => import('./CameIn.tsx'));

export type OpenChecklist = ReturnType<typeof useAutosave>;

interface ChecklistGateProps {
  title: string;
  /** Without one the title stands back: the page's content has a heading of its own. */
  lead?: string;
  /** The page's content once the checklist is loaded. */
  Body: ComponentType<{ open: OpenChecklist }>;
}

/** A page on the reader's own checklist: title, whether it is saved, and its loading, empty and error states. */
export function ChecklistGate({ title, lead, Body }: ChecklistGateProps) {
  const to = useAreaPath();
  const { me, packageId, checklist } = useOwnChecklist();
  const failed = (me.data ? null : me.error) ?? checklist.error;
  if (checklist.data) return <OpenPage key={checklist.data.id} checklist={checklist.data} title={title} lead={lead} Body={Body} />;
  return (
    <>
      <Heading title={title} lead={lead} />
      {failed ? (
        <Card>
          <ErrorState title={messages.loadFailed} onRetry={() => void (me.error ? me.refetch() : checklist.refetch())}>
            {sentenceOf(failed)} {messages.loadFailedHint}
          </ErrorState>
        </Card>
      ) : me.data && packageId === undefined ? (
        <Card>
          <EmptyState
            icon={<Inventory />}
            title={messages.noPackage}
            action={
              <Button component={RouterLink} to={to('/packages')} variant="contained">
                {messages.choosePackage}
              </Button>
            }
          >
            {messages.noPackageHint}
          </EmptyState>
        </Card>
      ) : (
        <Loading label={messages.loading}>
          <Skeleton height={6} sx={{ my: 2, borderRadius: '3px' }} />
          <Box sx={{ display: 'flex', gap: 2, my: 4, overflow: 'hidden' }}>
            {[72, 84, 150, 130, 90].map((width) => (
              <Skeleton key={width} width={width} height={44} sx={{ flex: 'none' }} />
            ))}
          </Box>
          <Card sx={{ padding: 6 }}>
            <Skeleton height={20} width={120} sx={{ mb: 6 }} />
            <FieldsSkeleton />
          </Card>
        </Loading>
      )}
    </>
  );
}

function OpenPage({ checklist, title, lead, Body }: ChecklistGateProps & { checklist: UserPreferences }) {
  const open = useAutosave(checklist);
  return (
    <>
      <Heading title={title} lead={lead} open={open} />
      {open.cameIn && (
        <Suspense>
          <CameIn cameIn={open.cameIn} checklist={open.checklist} />
        </Suspense>
      )}
      <Body open={open} />
      {open.conflict && (
        <Suspense>
          <ConflictDialog conflict={open.conflict} onResolve={open.resolve} />
        </Suspense>
      )}
    </>
  );
}

function Heading({ title, lead, open }: { title: string; lead: string | undefined; open?: OpenChecklist }) {
  return (
    <Box sx={{ mb: lead === undefined ? 2 : 5 }}>
      <PageTitle title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' }}>
        <Box
          component="h1"
          sx={
            lead === undefined ? { flex: 1, fontSize: 'var(--fs-ui)', fontWeight: 'var(--w-medium)', color: 'text.secondary' } : { typography: 'h1', flex: 1 }
          }
        >
          {title}
        </Box>
        {open && <SaveState status={open.status} isKept={open.isKept} />}
      </Box>
      {lead !== undefined && <Box sx={{ color: 'text.secondary', mt: 1 }}>{lead}</Box>}
    </Box>
  );
}
