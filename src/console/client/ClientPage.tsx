import Visibility from '@mui/icons-material/PreviewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { User } from '../../../generated/api.ts';
import { useAreaPath } from '../../features/area/area.ts';
import { LineTabs } from '../../features/ui/LineTabs.tsx';
import { Loading, TextSkeleton } from '../../features/ui/skeletons.tsx';
import { RecordActions } from '../../schema/record/RecordActions.tsx';
import { RecordHeader } from '../../schema/record/RecordHeader.tsx';
import { ClientFacts } from './ClientFacts.tsx';
import { messages as words } from './messages.ts';
import { NextAction } from './NextAction.tsx';
import { clientTabNames, clientTabs, tabOf } from './tabs.ts';

/** A client as staff work for them: how they stand, the one next action, and everything about them in tabs. */
export function ClientPage({ client }: { client: User & RaRecord }) {
  const to = useAreaPath();
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search);
  const Tab = clientTabs[tab];
  return (
    <>
      <RecordHeader
        record={client}
        actions={
          <>
            <Button component={RouterLink} to={to(`/client-profiles/${client.id}/as-client`)} variant="outlined" startIcon={<Visibility />}>
              {words.asClient}
            </Button>
            <RecordActions record={client} quiet />
          </>
        }
      />
      <ClientFacts client={client} />
      <NextAction client={client} />
      <Box sx={{ mb: 4 }}>
        <LineTabs
          label={words.tabs.label}
          value={tab}
          onChange={(next) => setSearch(next === 'overview' ? {} : { tab: next })}
          tabs={clientTabNames.map((id) => ({ id, label: words.tabs[id] }))}
        />
      </Box>
      <Box role="tabpanel" aria-label={words.tabs[tab]}>
        <Suspense
          fallback={
            <Card sx={{ p: 5 }}>
              <Loading label={words.loading(words.tabs[tab])}>
                <TextSkeleton rows={7} />
              </Loading>
            </Card>
          }
        >
          <Tab key={client.id} client={client} />
        </Suspense>
      </Box>
    </>
  );
}
