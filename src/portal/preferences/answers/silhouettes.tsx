import Box from '@mui/material/Box';
import type { BodyStyle } from '../../../../generated/api.ts';

/** The roof line of each body, from the hood's front to the tail, over wheels that all share. */
const bodies: Readonly<Record<BodyStyle, { body: string; windows: string }>> = {
  sedan: { body: 'M4 34c0-7 6-8 15-9 6-7 13-11 26-11s20 4 27 10c8 1 14 2 14 8v4H4z', windows: 'M26 24c5-5 10-7 16-7v7zM46 17c8 0 13 2 18 7H46z' },
  suv: {
    body: 'M4 35V26c0-3 5-4 13-5 5-8 9-10 16-10h35c7 0 12 8 14 14 3 1 4 3 4 6v4z',
    windows: 'M24 21c3-5 6-7 11-7h9v7zM48 14h8v7h-8zM60 14h6c4 0 7 3 8 7H60z',
  },
  truck: { body: 'M4 35v-9c0-3 5-4 12-5 5-8 9-10 15-10h13c2 0 3 1 3 3v9h37c2 0 3 1 3 3v9z', windows: 'M23 21c3-5 6-7 10-7h9v7z' },
  minivan: {
    body: 'M3 35v-6c0-3 2-5 6-7C19 13 27 9 38 9h34c8 0 12 9 13 16 2 1 2 3 2 5v5z',
    windows: 'M20 21c6-6 11-8 17-8h4v8zM45 13h12v8H45zM61 13h8c4 0 7 3 8 8H61z',
  },
  hatchback: { body: 'M5 35c0-7 5-8 14-9 6-8 12-12 24-12 12 0 21 2 29 12 6 1 9 3 9 6v3z', windows: 'M26 25c5-6 9-8 15-8v8zM45 17c8 0 14 2 19 8H45z' },
  wagon: {
    body: 'M4 35c0-7 6-8 14-9 6-8 13-12 23-12h28c6 0 11 6 14 11 3 1 4 3 4 6v4z',
    windows: 'M26 25c4-6 9-8 14-8v8zM44 17h11v8H44zM59 17h8c3 0 6 3 8 8H59z',
  },
  coupe: { body: 'M4 34c0-7 7-7 17-8 8-8 15-11 25-11 12 0 20 5 28 11 8 1 12 2 12 6v3H4z', windows: 'M29 25c6-5 11-7 16-7v7zM49 18c7 0 11 3 15 7H49z' },
  convertible: { body: 'M4 34c0-7 7-7 20-8l9-8 3 1-5 7h31c14 1 24 3 24 6v3H4z', windows: 'M32 20l-6 6h3z' },
  van: { body: 'M4 35V24c0-3 4-4 9-5 3-9 7-12 14-12h53c4 0 6 2 6 6v22z', windows: 'M18 20c2-6 5-9 10-9h6v9zM38 11h14v9H38z' },
};

/** A body style as one sees it from the side. Decoration: its name stands below. */
export function Silhouette({ style }: { style: BodyStyle }) {
  const { body, windows } = bodies[style];
  return (
    <Box
      component="svg"
      viewBox="0 0 90 44"
      aria-hidden="true"
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 112,
        height: 'auto',
        mb: 2,
        fill: 'var(--text-3)',
        '[aria-pressed=true] &': { fill: 'var(--accent)' },
        '& .window': { fill: 'var(--surface)' },
        '& circle': { fill: 'var(--text)', stroke: 'var(--surface)', strokeWidth: 2.5 },
      }}
    >
      <path d={body} />
      <path className="window" d={windows} />
      <circle cx="22" cy="35" r="6.5" />
      <circle cx="68" cy="35" r="6.5" />
    </Box>
  );
}

/** Whether a style is one that is drawn. */
export const isDrawn = (style: string): style is BodyStyle => style in bodies;
