import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { FieldFrame } from '../../../../engine/web/fields/FieldFrame.tsx';
import { messages } from '../messages.ts';

export interface Tile {
  id: string;
  name: string;
  /** Drawn above its name. */
  picture?: ReactNode;
  /** How many cars it leaves. */
  cars?: number | undefined;
}

interface TilesProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  tiles: readonly Tile[];
  isChosen: (id: string) => boolean;
  onToggle: (id: string) => void;
  /** So many beside each other where there is room, and on a phone. */
  columns?: readonly [wide: number, phone: number];
}

/** How an answer looks that fills a tile. */
export const tile = {
  position: 'relative',
  display: 'block',
  textAlign: 'left',
  minHeight: 64,
  padding: '14px 16px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--r)',
  background: 'var(--surface)',
  fontSize: 'var(--fs)',
  '&:hover': { background: 'var(--hover)' },
  '&[aria-pressed=true]': { borderColor: 'var(--accent)', boxShadow: 'inset 0 0 0 1px var(--accent)', background: 'var(--selected)' },
} as const;

/** Below an answer: how many cars it leaves. */
export function Cars({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <Box component="span" className="num" sx={{ display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary', mt: '4px' }}>
      {messages.cars(count)}
    </Box>
  );
}

const threeOrOne = [3, 1] as const;

/** Answers as whole tiles that stay pressed while chosen. */
export function Tiles({ label, hint, error, tiles, isChosen, onToggle, columns = threeOrOne }: TilesProps) {
  const [wide, phone] = columns;
  return (
    <FieldFrame label={label} hint={hint} error={error} group>
      {() => (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { xs: `repeat(${phone}, minmax(0, 1fr))`, md: `repeat(${wide}, minmax(0, 1fr))` },
          }}
        >
          {tiles.map(({ id, name, picture, cars }) => (
            <ButtonBase key={id} aria-pressed={isChosen(id)} onClick={() => onToggle(id)} sx={tile}>
              {picture}
              <Box component="span" sx={{ display: 'block', fontWeight: 'var(--w-medium)', lineHeight: '22px', pr: isChosen(id) ? 5 : 0 }}>
                {name}
              </Box>
              <Cars count={cars} />
              {isChosen(id) && (
                <Box
                  component="span"
                  aria-hidden="true"
                  sx={{
                    position: 'absolute',
                    right: 10,
                    top: 10,
                    width: 20,
                    height: 20,
                    display: 'grid',
                    placeItems: 'center',
                    borderRadius: '50%',
                    background: 'var(--accent)',
                    color: 'var(--on-accent)',
                    '& svg': { fontSize: 14 },
                  }}
                >
                  <Check />
                </Box>
              )}
            </ButtonBase>
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}
