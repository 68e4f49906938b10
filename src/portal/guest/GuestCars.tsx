import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { isOffered } from '../../../domain/link-turn.ts';
import type { Link, LinkRemark } from '../../../generated/api.ts';
import { linkStatusLabels } from '../../../generated/enums.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { usePublicSettings } from '../../api/public-settings.ts';
import { guestMessages as messages } from '../../features/guests/messages.ts';
import { remarksQuery } from '../../features/guests/queries.ts';
import { RemarkLines } from '../../features/guests/RemarkLines.tsx';
import { useSide } from './side.ts';
import { CarPicture } from '../../features/links/CarPicture.tsx';
import { asListed } from '../../features/links/order.ts';
import { messages as linksMessages } from '../../features/links/messages.ts';
import { linksQuery } from '../../features/links/queries.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { ListSkeleton } from '../links/ListSkeleton.tsx';
import { useStatusTone } from '../links/useChoices.ts';

/** How often the cars are asked again where nothing tells of a change, in ms. */
const pollMs = 30_000;

/** The cars of the client who invited the reader, each with what both think of it. */
export default function GuestCars() {
  const { client } = useSide();
  const { firm_name: firm } = usePublicSettings();
  const every = usePollEvery(pollMs);
  const list = useQuery({ ...linksQuery, refetchInterval: every });
  const remarks = useQuery({ ...remarksQuery(client), refetchInterval: every });
  const links = list.data?.rows ?? [];
  const [first] = links;
  return (
    <>
      <PageTitle title={messages.guestTitle} />
      <Typography variant="h1">{messages.guestTitle}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {[first && messages.guestLead(first.client_name), firm !== null && messages.finds(firm)].filter(Boolean).join(' ')}
      </Typography>
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.data && (
        <Card sx={{ mt: 6 }}>
          <ErrorState title={linksMessages.didNotLoad} onRetry={() => void list.refetch()}>
            {sentenceOf(list.error)}
          </ErrorState>
        </Card>
      )}
      {list.isSuccess && links.length === 0 && (
        <Card sx={{ mt: 6 }}>
          <EmptyState icon={<DirectionsCar />} title={messages.guestNone}>
            {messages.guestNoneText}
          </EmptyState>
        </Card>
      )}
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))', gap: 4, mt: 6 }}>
        {offeredFirst(asListed(links, 'fit')).map((link) => (
          <Car key={link.id} link={link} remarks={remarks.data?.filter((remark) => remark.link_id === link.id) ?? []} />
        ))}
      </Box>
    </>
  );
}

/** What is rejected or gone comes last. */
const offeredFirst = (links: readonly Link[]) => links.toSorted((one, other) => Number(isOffered(other)) - Number(isOffered(one)));

function Car({ link, remarks }: { link: Link; remarks: readonly LinkRemark[] }) {
  const to = useAreaPath();
  const photo = link.preview;
  const tone = useStatusTone(link);
  const total = link.total_otd ?? link.price;
  return (
    <Card component="li" sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column' }}>
      {photo && (
        <Box sx={{ aspectRatio: '16 / 10', '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } }}>
          <CarPicture photo={photo} />
        </Box>
      )}
      <Box sx={{ padding: 4, display: 'grid', gap: 2 }}>
        <Typography variant="h4" component="h2">
          <RouterLink to={to(`/listings/${link.id}`)}>{link.title}</RouterLink>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          {total !== null && (
            <span>
              <Box component="span" className="num" sx={{ fontWeight: 'fontWeightMedium' }}>
                {formatCents(total, { whole: true })}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
                {link.total_otd === null ? linksMessages.askingPrice : linksMessages.outTheDoor}
              </Box>
            </span>
          )}
          <StatusChip tone={tone} label={linkStatusLabels[link.status]} />
        </Box>
        {remarks.length > 0 && <RemarkLines remarks={remarks} />}
      </Box>
    </Card>
  );
}
