import Block from '@mui/icons-material/BlockRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { exteriorColors, interiorColors, type CarColor } from '../../../../domain/car-colors.ts';
import type { SearchReach, TastePreferences } from '../../../../generated/api.ts';
import { fieldOf } from '../../../features/preferences/fields.ts';
import { FieldFrame } from '../../../../engine/web/fields/FieldFrame.tsx';
import { TextList } from '../inputs/TextList.tsx';
import { messages } from '../messages.ts';
import { countOf } from '../useReach.ts';
import { Cars } from './Tiles.tsx';

const colorMessages = messages.colors;

interface SwatchesProps {
  taste: TastePreferences;
  onChange: (taste: TastePreferences) => void;
  reach: SearchReach | undefined;
  /** Of these two fields; only the outside's can be ruled out. */
  field: 'exterior_colours' | 'interior_colours';
}

/** Colors as swatches: a press likes one, best first; where a color may be refused, a second button rules it out. */
export default function Swatches({ taste, onChange, reach, field }: SwatchesProps) {
  const isOutside = field === 'exterior_colours';
  const palette: readonly CarColor[] = isOutside ? exteriorColors : interiorColors;
  const liked = taste[field] ?? [];
  const never = taste.rejected_colours ?? [];
  const others = liked.filter((name) => !palette.some((color) => color.name === name));
  const like = (name: string) =>
    onChange({
      ...taste,
      [field]: liked.includes(name) ? liked.filter((each) => each !== name) : [...liked, name],
      ...(isOutside && !liked.includes(name) ? { rejected_colours: never.filter((each) => each !== name) } : {}),
    });
  const refuse = (name: string) =>
    onChange({
      ...taste,
      [field]: liked.filter((each) => each !== name),
      rejected_colours: never.includes(name) ? never.filter((each) => each !== name) : [...never, name],
    });
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box
        component="ul"
        aria-label={fieldOf('taste', field).label}
        sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } }}
      >
        {palette.map(({ name, swatch }) => {
          const rank = liked.indexOf(name) + 1;
          const isNever = isOutside && never.includes(name);
          return (
            <Box
              component="li"
              key={name}
              sx={{
                border: '1px solid',
                borderStyle: isNever ? 'dashed' : 'solid',
                borderColor: rank > 0 ? 'var(--accent)' : 'var(--border-strong)',
                boxShadow: rank > 0 ? 'inset 0 0 0 1px var(--accent)' : 'none',
                borderRadius: 'var(--r)',
                background: rank > 0 ? 'var(--selected)' : 'var(--surface)',
                overflow: 'hidden',
              }}
            >
              <ButtonBase
                aria-pressed={rank > 0}
                aria-label={rank > 0 ? colorMessages.liked(name, rank) : name}
                onClick={() => like(name)}
                sx={{ display: 'block', width: '100%', textAlign: 'left', padding: '12px 12px 8px' }}
              >
                <Box
                  component="span"
                  aria-hidden="true"
                  sx={{
                    display: 'block',
                    height: 44,
                    borderRadius: 'var(--r-sm)',
                    border: '1px solid var(--border-strong)',
                    background: swatch,
                    mb: 2,
                    padding: '6px',
                    opacity: isNever ? 0.45 : 1,
                  }}
                >
                  {rank > 0 && (
                    <Box
                      component="span"
                      className="num"
                      sx={{
                        float: 'right',
                        minWidth: 22,
                        height: 22,
                        borderRadius: '11px',
                        background: 'var(--surface)',
                        color: 'var(--text)',
                        fontSize: 'var(--fs-small)',
                        lineHeight: '22px',
                        textAlign: 'center',
                        fontWeight: 'var(--w-strong)',
                      }}
                    >
                      {rank}
                    </Box>
                  )}
                </Box>
                <Box component="span" sx={{ fontWeight: 'var(--w-medium)', fontSize: 'var(--fs-ui)' }}>
                  {name}
                </Box>
                <Cars count={countOf(reach, field, name)} />
              </ButtonBase>
              {isOutside && (
                <ButtonBase
                  aria-pressed={isNever}
                  aria-label={colorMessages.neverNamed(name.toLowerCase())}
                  onClick={() => refuse(name)}
                  sx={{
                    display: 'flex',
                    justifyContent: 'flex-start',
                    gap: 2,
                    width: '100%',
                    minHeight: 44,
                    px: 3,
                    borderTop: '1px solid var(--border-soft)',
                    fontSize: 'var(--fs-small)',
                    color: isNever ? 'var(--bg)' : 'text.secondary',
                    background: isNever ? 'var(--text)' : 'none',
                    '& svg': { fontSize: 16 },
                  }}
                >
                  <Block aria-hidden="true" />
                  {colorMessages.never}
                </ButtonBase>
              )}
            </Box>
          );
        })}
      </Box>
      <FieldFrame label={colorMessages.another} optional>
        {(control) => (
          <TextList
            control={control}
            value={others}
            item={fieldOf('taste', field).items}
            onChange={(next) => onChange({ ...taste, [field]: [...liked.filter((name) => !others.includes(name)), ...next] })}
          />
        )}
      </FieldFrame>
    </Box>
  );
}
