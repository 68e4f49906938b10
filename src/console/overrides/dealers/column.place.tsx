import Box from '@mui/material/Box';
import { Nothing } from '../../../../engine/console/fields/PlainViews.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { messages } from '../../bids/messages.ts';

/** Where the dealer is and, while the list is searched near a ZIP, how far that is from it. */
export default function PlaceCell({ record }: ViewProps) {
  const { place, distance }: Readonly<Record<string, unknown>> = record;
  if (typeof place !== 'string' && typeof distance !== 'number') return <Nothing />;
  return (
    <>
      {typeof place === 'string' ? place : '–'}
      {typeof distance === 'number' && (
        <Box component="span" className="num" sx={{ color: 'text.secondary' }}>
          {`, ${messages.away(Math.round(distance))}`}
        </Box>
      )}
    </>
  );
}
