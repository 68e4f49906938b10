import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { usualOptions } from '../../../../domain/car-options.ts';
import type { OptionPreference, OptionWish, SearchReach, TastePreferences } from '../../../../generated/api.ts';
import { optionWishLabels } from '../../../../generated/enums.ts';
import { optionWishValues } from '../../../../generated/enums/OptionWish.ts';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { fieldOf } from '../../../features/preferences/fields.ts';
import { messages } from '../messages.ts';
import { countOf } from '../useReach.ts';
import { Cars } from './Tiles.tsx';

const field = fieldOf('taste', 'options');
const mostOptions = field.rules.maxItems ?? Number.POSITIVE_INFINITY;
const nameLength = field.items?.fields?.find(({ name }) => name === 'name')?.rules.maxLength;
/** Beside the usual ones so many that the firm lists most. */
const mostListed = 12;

const look: Readonly<Record<OptionWish, Readonly<Record<string, string>>>> = {
  must: { background: 'var(--accent)', color: 'var(--on-accent)' },
  nice: { background: 'var(--accent-soft)', color: 'var(--accent-ink)' },
  never: { background: 'var(--text)', color: 'var(--bg)' },
};
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

interface OptionsProps {
  taste: TastePreferences;
  onChange: (taste: TastePreferences) => void;
  reach: SearchReach | undefined;
}

/** Options, each must, nice or never by one press; a second clears it. */
export default function Options({ taste, onChange, reach }: OptionsProps) {
  const chosen = taste.options ?? [];
  const [typed, setTyped] = useState('');
  const listed = (reach?.choices ?? []).flatMap((choice) => (choice.field === 'options' ? [choice.value] : []));
  const known = [...usualOptions, ...listed.filter((name) => !usualOptions.some((usual) => same(usual, name))).slice(0, mostListed)];
  const own = chosen.flatMap(({ name }) => (known.some((each) => same(each, name)) ? [] : [name]));
  const set = (name: string, wish: OptionWish) => {
    const now = chosen.find((option) => same(option.name, name));
    const others = chosen.filter((option) => option !== now);
    const next: OptionPreference[] =
      now?.wish === wish ? others : now ? chosen.map((each) => (each === now ? { ...each, wish } : each)) : [...chosen, { name, wish }];
    if (next.length <= mostOptions) onChange({ ...taste, options: next });
  };
  const add = () => {
    const name = typed.trim();
    if (name !== '' && !chosen.some((option) => same(option.name, name))) set(known.find((each) => same(each, name)) ?? name, 'must');
    setTyped('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box component="ul" aria-label={field.label} sx={{ borderTop: '1px solid var(--border)' }}>
        {[...known, ...own].map((name) => (
          <Row
            key={name}
            name={name}
            wish={chosen.find((option) => same(option.name, name))?.wish}
            cars={countOf(reach, 'options', name)}
            onWish={(wish) => set(name, wish)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', maxWidth: 440 }}>
        <Box sx={{ flex: 1 }}>
          <TextField
            label={messages.options.another}
            optional
            maxLength={nameLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return;
              event.preventDefault();
              add();
            }}
          />
        </Box>
        <Button variant="outlined" onClick={add}>
          {messages.options.add}
        </Button>
      </Box>
    </Box>
  );
}

interface RowProps {
  name: string;
  wish: OptionWish | undefined;
  cars: number | undefined;
  onWish: (wish: OptionWish) => void;
}

function Row({ name, wish, cars, onWish }: RowProps) {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
        gap: '8px 16px',
        alignItems: 'center',
        py: 2,
        borderBottom: '1px solid var(--border)',
      }}
    >
      <div>
        <Box component="span" id={id} sx={{ fontWeight: 'var(--w-medium)' }}>
          {name}
        </Box>
        <Cars count={cars} />
      </div>
      <Box
        role="group"
        aria-labelledby={id}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(104px, 1fr))',
          border: '1px solid var(--border-strong)',
          borderRadius: 'var(--r)',
          overflow: 'hidden',
          background: 'var(--surface)',
          '@media (max-width: 400px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {optionWishValues.map((each, index) => (
          <ButtonBase
            key={each}
            aria-pressed={each === wish}
            onClick={() => onWish(each)}
            sx={{
              minHeight: 44,
              px: 2,
              fontSize: 'var(--fs-dense)',
              color: 'text.secondary',
              borderLeft: index === 0 ? 0 : '1px solid var(--border)',
              '&.Mui-focusVisible': { outlineOffset: '-3px' },
              '&[aria-pressed=true]': { ...look[each], fontWeight: 'var(--w-medium)' },
            }}
          >
            {optionWishLabels[each]}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
