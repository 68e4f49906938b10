import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { User } from '../../../generated/api.ts';
import { ToList } from '../../../engine/console/record/ToList.tsx';
import { PageFailed } from '../../../engine/web/PageFailed.tsx';
import { isNotThere } from '../../../engine/web/problem.ts';
import { roleLabels } from '../../../generated/enums.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { useLogAbout } from '../log/LogContext.ts';
import { PageHeader } from '../PageHeader.tsx';
import { messages } from './messages.ts';
import { clientQuery } from './queries.ts';

interface ClientSubPageProps {
  /** Of nobody as long as it is not known who the client is. */
  title: (client: User | undefined) => string;
  /** What the way back is called, and the tab it leads to. */
  back: { label: string; tab?: string };
  /** Said when the client does not come. */
  failed: string;
  actions?: ReactNode;
  children: (client: User) => ReactNode;
}

/** A page about one client with an address of its own, and the way back to the client. */
export function ClientSubPage({ title, back, failed, actions, children }: ClientSubPageProps) {
  const { client: id = '' } = useParams();
  const to = useAreaPath();
  const query = useQuery(clientQuery(id));
  const client = query.data;
  useLogAbout(client?.id, client?.name);
  const home = to(`/client-profiles/${id}${back.tab ? `?tab=${back.tab}` : ''}`);
  return (
    <>
      {(client !== undefined || !isNotThere(query.error)) && (
        <Button component={RouterLink} to={home} size="small" startIcon={<ArrowBack />} sx={{ ml: -2, mb: 1 }}>
          {client ? `${client.name}: ${back.label}` : back.label}
        </Button>
      )}
      {(client !== undefined || !query.isError) && <PageHeader title={title(client)} waits={!client} actions={client && actions} />}
      {!client && (
        <Card>
          {query.isError ? (
            <PageFailed
              error={query.error}
              what={roleLabels.client}
              failed={failed}
              action={<ToList segment="client-profiles" />}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <Box sx={{ p: 5 }}>
              <Loading label={messages.loading(back.label)}>
                <TextSkeleton rows={7} />
              </Loading>
            </Box>
          )}
        </Card>
      )}
      {client && children(client)}
    </>
  );
}
