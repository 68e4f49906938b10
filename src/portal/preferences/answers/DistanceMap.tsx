import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import type { SearchReach, ZipArea } from '../../../../generated/api.ts';
import { api } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';
import { useWidth } from '../../../kit/ui/useWidth.ts';
import { messages } from '../messages.ts';
import { namesOn, nameSize, spotOf } from './map-names.ts';

const mapMessages = messages.distance;
/** Half the width and height of the drawing, in its own units. */
const half = { width: 160, height: 100 };
/** Of the height, so much lies beyond the circle. */
const beyond = 1.25;
/** How far the ZIPs are asked for, in miles: in steps, so that a slider asks seldom. */
const asked = [50, 100, 200, 400, 800, 1600, 3000];
const shownWithoutLimit = 300;
/** Towns whose names are written at most; more is noise. */
const mostNamed = 6;
/** Of the circles with their counts, in px, however wide the map is. */
const radii = { few: 9, many: 11, own: 6 };
/** Of a count of two figures, which fills its circle. */
const many = 9;
const countSize = 11;

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
  const [drawing, shown] = useWidth(2 * half.width);
  /** Words and circles are as large on a phone as on a desk: so many of the drawing's units are a px. */
  const px = (2 * half.width) / shown;
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
  const drawn = seen
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count, east, north }) => ({ name, x: (east * scale) / px, y: (-north * scale) / px, radius: count > many ? radii.many : radii.few }));
  const you = { left: -radii.own - 14, right: radii.own + 14, top: -radii.own, bottom: radii.own + nameSize + 6 };
  const named = namesOn(drawn.slice(0, mostNamed), [you, ...drawn.slice(mostNamed).map(spotOf)], { width: half.width / px, height: half.height / px });
  const said = seen.map(({ name, count, miles: away }) => mapMessages.town(name, count, away)).join('; ');
  return (
    <Box
      component="svg"
      ref={drawing}
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
        '& .you': { fill: 'var(--bg)', stroke: 'var(--text)', strokeWidth: 3.4 },
        '& .town': { fill: 'var(--accent)' },
        '& .town[data-out]': { fill: 'var(--surface)', stroke: 'var(--text-3)', strokeWidth: 1 },
        '& text': { fill: 'var(--text-2)' },
        '& .count': { fill: 'var(--on-accent)', fontWeight: 650, textAnchor: 'middle' },
        '& .count[data-out]': { fill: 'var(--text-2)' },
        '& .mine': { fill: 'var(--text)', fontWeight: 600, textAnchor: 'middle' },
      }}
    >
      {miles !== null && <circle className="ring" r={radius * scale} />}
      <path className="dots" d={dots.map(({ east, north }) => `M${(east * scale).toFixed(1)} ${(-north * scale).toFixed(1)}h0`).join('')} />
      {seen.map((town) => {
        const isOut = miles !== null && town.miles > miles ? '' : undefined;
        const [x, y] = [town.east * scale, -town.north * scale];
        const name = named.get(town.name);
        return (
          <g key={town.name} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${px.toFixed(3)})`}>
            <circle className="town" data-out={isOut} r={town.count > many ? radii.many : radii.few} />
            <text className="count num" data-out={isOut} y={4} fontSize={countSize}>
              {town.count}
            </text>
            {name && (
              <text x={name.offset} y={4} fontSize={nameSize} textAnchor={name.offset < 0 ? 'end' : 'start'}>
                {name.text}
              </text>
            )}
          </g>
        );
      })}
      <g transform={`scale(${px.toFixed(3)})`}>
        <circle className="you" r={radii.own} />
        <text className="mine" y={radii.own + nameSize + 2} fontSize={nameSize}>
          {mapMessages.you}
        </text>
      </g>
    </Box>
  );
}
