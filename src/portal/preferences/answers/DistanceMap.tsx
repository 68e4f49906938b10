import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import type { SearchReach, ZipArea } from '../../../../generated/api.ts';
import { api } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';
import { messages } from '../messages.ts';

const mapMessages = messages.distance;
/** Half the width and height of the drawing, in its own units. */
const half = { width: 160, height: 100 };
/** Of the height, so much lies beyond the circle. */
const beyond = 1.25;
/** How far the ZIPs are asked for, in miles: in steps, so that a slider asks seldom. */
const asked = [50, 100, 200, 400, 800, 1600, 3000];
const shownWithoutLimit = 300;
/** Towns whose names are written; more would lie over each other. */
const mostNamed = 6;

interface DistanceMapProps {
  zip: string;
  /** The limit; null where there is none. */
  miles: number | null;
  towns: SearchReach['towns'];
}

/** A small map of the ZIPs around one's own: the circle of what is near enough, and the towns with cars that fit. North is up. */
export default function DistanceMap({ zip, miles, towns }: DistanceMapProps) {
  const radius = miles ?? shownWithoutLimit;
  const scale = half.height / (radius * beyond);
  const reach = Math.ceil(half.width / scale);
  const around = asked.find((each) => each >= reach) ?? reach;
  const area = useQuery({
    ...apiQuery<ZipArea>(['/places/{zip}', zip, around], (signal) =>
      api.GET('/places/{zip}', { params: { path: { zip }, query: { miles: Math.min(around, 3000) } }, signal }),
    ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (area.isError) {
    return (
      <Box role="note" sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
        {mapMessages.unknown}
      </Box>
    );
  }
  const inSight = ({ east, north }: { east: number; north: number }) => Math.abs(east * scale) < half.width && Math.abs(north * scale) < half.height;
  const dots = (area.data?.dots ?? []).filter(inSight);
  const seen = towns.filter(inSight);
  const named = new Set([...seen].toSorted((one, other) => other.count - one.count).slice(0, mostNamed));
  const said = seen.map(({ name, count, miles: away }) => mapMessages.town(name, count, away)).join('; ');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={mapMessages.map(area.data?.name ?? zip, said)}
      data-own-sideways
      viewBox={`${-half.width} ${-half.height} ${2 * half.width} ${2 * half.height}`}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '16 / 10',
        '& .dots': { stroke: 'var(--text-3)', strokeWidth: 1.1, strokeLinecap: 'round', opacity: 0.55 },
        '& .ring': { fill: 'var(--accent-soft)', stroke: 'var(--accent)', strokeWidth: 0.8 },
        '& .you': { fill: 'var(--bg)', stroke: 'var(--text)', strokeWidth: 1.8 },
        '& .town': { fill: 'var(--accent)' },
        '& .town[data-out]': { fill: 'var(--surface)', stroke: 'var(--text-3)', strokeWidth: 0.6 },
        '& text': { fontSize: 6.5, fill: 'var(--text-2)' },
        '& .count': { fontSize: 5.5, fill: 'var(--on-accent)', fontWeight: 650, textAnchor: 'middle' },
        '& .count[data-out]': { fill: 'var(--text-2)' },
        '& .mine': { fill: 'var(--text)', fontWeight: 600, textAnchor: 'middle' },
      }}
    >
      {miles !== null && <circle className="ring" r={radius * scale} />}
      <path className="dots" d={dots.map(({ east, north }) => `M${(east * scale).toFixed(1)} ${(-north * scale).toFixed(1)}h0`).join('')} />
      {seen.map((town) => {
        const isOut = miles !== null && town.miles > miles ? '' : undefined;
        const [x, y] = [town.east * scale, -town.north * scale];
        return (
          <g key={town.name} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle className="town" data-out={isOut} r={town.count > 9 ? 5.4 : 4.4} />
            <text className="count num" data-out={isOut} y={2}>
              {town.count}
            </text>
            {named.has(town) && (
              <text x={x > half.width / 2 ? -7 : 7} y={2.2} textAnchor={x > half.width / 2 ? 'end' : 'start'}>
                {town.name.split(',')[0]}
              </text>
            )}
          </g>
        );
      })}
      <circle className="you" r={3.2} />
      <text className="mine" y={11}>
        {mapMessages.you}
      </text>
    </Box>
  );
}
