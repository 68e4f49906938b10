import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Answered } from '../../../engine/web/Answered.tsx';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { linkStatusLabels } from '../../../generated/enums.ts';
import type { MatchCar } from '../../../generated/api.ts';
import { Facts } from './CarBar.tsx';
import { Fit } from './ClientRow.tsx';
import { messages } from './messages.ts';
import { useCars, usePropose } from './queries.ts';

/** The cars the firm knows already, as they fit one client. */
export function CarsForClient({ clientId }: { clientId: string }) {
  const query = useCars({ user_id: clientId }, true);
  const propose = usePropose(() => undefined);
  return (
    <Card>
      <Answered query={query} loading={messages.loadingCars} skeleton={<RowsSkeleton rows={6} />} failed={messages.carsFailed}>
        {(cars: MatchCar[]) =>
          cars.length === 0 ? (
            <EmptyState icon={<DirectionsCar />} title={messages.noCars}>
              {messages.noCarsText}
            </EmptyState>
          ) : (
            <ul>
              {cars.map((car) => (
                <Box
                  component="li"
                  key={`${car.source} ${car.id}`}
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(170px, 1.2fr) 130px' },
                    alignItems: 'center',
                    gap: '6px 16px',
                    p: '8px 16px',
                    minHeight: 56,
                    borderTop: '1px solid var(--border-soft)',
                    fontSize: 'var(--fs-dense)',
                    '& small': { display: 'block', fontSize: 'var(--fs-small)', color: 'text.secondary' },
                  }}
                >
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', minWidth: 0, '& .num': { textAlign: { xs: 'left', md: 'right' } } }}>
                    <Facts car={car} />
                  </Box>
                  <div>{car.fit && <Fit fit={car.fit} />}</div>
                  <Box sx={{ justifySelf: { md: 'end' } }}>
                    {car.link_status === null ? (
                      <Button
                        size="small"
                        variant="outlined"
                        disabled={propose.isPending}
                        aria-label={`${messages.propose}: ${car.title}`}
                        onClick={() => propose.mutate({ car: { source: car.source, id: car.id }, client_ids: [clientId] })}
                      >
                        {messages.propose}
                      </Button>
                    ) : (
                      <StatusChip label={linkStatusLabels[car.link_status]} />
                    )}
                  </Box>
                </Box>
              ))}
            </ul>
          )
        }
      </Answered>
    </Card>
  );
}
