import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { Answered } from '../../../engine/web/Answered.tsx';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import type { Link as CarLink, LinkCounts } from '../../../generated/api.ts';
import { linkStatusLabels, linkTierLabels } from '../../../generated/enums.ts';
import { CarPicture } from '../../features/links/CarPicture.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { countIn, linkViews } from './links/deskMoves.ts';
import { messages as linksMessages } from './links/messages.ts';
import { linkCountsOf, toDecideOf } from './links/queries.ts';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';

/** So many cars that the client is to decide on are in sight; the others are in the tab. */
const inSight = 5;
const groups = linkViews.filter((view) => view !== 'all');

const countedIn = (counts: LinkCounts) =>
  groups.map((view) => ({ view, count: countIn(view, counts) })).filter(({ view, count }) => view === 'client' || count > 0);

/** The client's cars: those they are to decide on, and how many wait elsewhere. */
export function CarsPanel({ clientId }: { clientId: string }) {
  const to = useAreaPath();
  const query = useQuery(linkCountsOf(clientId));
  const first = useQuery(toDecideOf(clientId, inSight));
  const page = `/client-profiles/${clientId}`;
  return (
    <Panel
      title={query.data ? `${messages.cars} ${query.data.all}` : messages.cars}
      flush
      actions={
        <>
          <Link component={RouterLink} to={to(`${page}?tab=links`)}>
            {messages.allCars}
          </Link>
          <Link component={RouterLink} to={to(`${page}/add-links`)}>
            {linksMessages.add}
          </Link>
        </>
      }
    >
      <Answered query={query} loading={messages.loading(messages.cars)} skeleton={<RowsSkeleton rows={3} />} failed={linksMessages.failed}>
        {(counts) => (
          <Box>
            {countedIn(counts).map(({ view, count }) => (
              <Box key={view}>
                <Link
                  component={RouterLink}
                  to={to(`${page}?tab=links&show=${view}`)}
                  underline="hover"
                  sx={{
                    display: 'flex',
                    gap: 2,
                    padding: '6px 16px',
                    background: 'var(--surface-2)',
                    borderTop: '1px solid var(--border-soft)',
                    fontSize: 'var(--fs-small)',
                    lineHeight: '16px',
                    color: 'text.secondary',
                    fontWeight: 'var(--w-medium)',
                  }}
                >
                  {linksMessages.views[view]}
                  <Box component="span" className="num">
                    {count}
                  </Box>
                </Link>
                {view === 'client' && (
                  <Answered query={first} loading={messages.loading(messages.cars)} skeleton={<RowsSkeleton rows={3} />} failed={linksMessages.failed} line>
                    {(cars) =>
                      cars.length === 0 ? (
                        <Box sx={{ padding: '8px 16px', color: 'text.tertiary' }}>{messages.noneShown}</Box>
                      ) : (
                        cars.map((link) => <CarRow key={link.id} link={link} to={to(`${page}?tab=links&link=${link.id}`)} />)
                      )
                    }
                  </Answered>
                )}
              </Box>
            ))}
          </Box>
        )}
      </Answered>
    </Panel>
  );
}

function CarRow({ link, to }: { link: CarLink; to: string }) {
  const photo = link.preview;
  const price = link.total_otd ?? link.price;
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        // On a phone what it costs and how far it has come are below its title, which needs the width.
        gridTemplateColumns: { xs: '48px minmax(0, 1fr)', sm: '48px minmax(0, 1fr) auto' },
        gap: '0 12px',
        alignItems: 'center',
        padding: '6px 16px 6px 8px',
        borderTop: '1px solid var(--border-soft)',
        fontSize: 'var(--fs-dense)',
        lineHeight: '18px',
        '&:hover': { background: 'var(--hover)' },
        '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
      }}
    >
      <Box sx={{ width: 48, height: 32, borderRadius: 'var(--r-sm)', overflow: 'hidden', background: 'var(--surface-2)' }}>
        {photo && <CarPicture photo={photo} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={to}
          className="cut"
          sx={{ display: 'block', fontWeight: 'var(--w-medium)', color: 'text.primary', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {link.title}
        </Link>
        <Box component="span" className="cut" sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
          {[linkTierLabels[link.tier], link.dealer].filter(Boolean).join(', ')}
        </Box>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: 2, sm: 'auto' },
          display: { xs: 'flex', sm: 'block' },
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: '0 8px',
          textAlign: { xs: 'left', sm: 'right' },
          whiteSpace: 'nowrap',
        }}
      >
        <Box className="num">{price === null ? '' : formatCents(price, { whole: link.total_otd === null })}</Box>
        <Box sx={{ color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>
          {linkStatusLabels[link.status]}, {formatDate(link.status_since)}
        </Box>
      </Box>
    </Box>
  );
}
