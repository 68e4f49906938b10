import ArrowUp from '@mui/icons-material/ArrowUpwardRounded';
import Close from '@mui/icons-material/CloseRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { carName } from '../../../../domain/car-name.ts';
import type { MakeWish, SearchReach, VehicleMake, VehicleModel, VehiclePreference } from '../../../../generated/api.ts';
import { choosable } from '../../../../engine/web/fields/choosable.ts';
import { useHeld } from '../../../../engine/web/fields/useHeld.ts';
import { useWaitingEnter } from '../../../../engine/web/fields/useWaitingEnter.ts';
import { FieldFrame } from '../../../../engine/web/fields/FieldFrame.tsx';
import { floating } from '../../../../engine/web/theme/floating.ts';
import { api } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';
import { fieldOf } from '../../../features/preferences/fields.ts';
import { messages as checklistMessages } from '../../../features/preferences/messages.ts';
import { messages } from '../messages.ts';
import { offersFor, type Offer } from './offers.ts';
import { Cars, tile } from './Tiles.tsx';

const makeMessages = messages.makes;
const field = fieldOf('vehicles', 'makes');
const mostMakes = field.rules.maxItems ?? Number.POSITIVE_INFINITY;
const nameLength = field.items?.fields?.find(({ name }) => name === 'model')?.rules.maxLength;
const mostOften = 3;
/** Asked once typing rests for so long, in ms. */
const restsFor = 150;

const nameOf = ({ make, model, trim }: MakeWish): string => carName(make, model, trim);
const isSame = (one: MakeWish, other: MakeWish): boolean => nameOf(one).toLowerCase() === nameOf(other).toLowerCase();

/** Makes and models called so, mistyped ones too; the catalogue is the server's. */
function useOffers(typed: string): { offers: Offer[]; isAsking: boolean } {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), restsFor);
    return () => clearTimeout(timer);
  }, [typed]);
  const rest = { enabled: q !== '', placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
  const models = useQuery({
    ...apiQuery<VehicleModel[]>(['/vehicles/models', q], (signal) => api.GET('/vehicles/models', { params: { query: { filter: { q } } }, signal })),
    ...rest,
  });
  const makes = useQuery({
    ...apiQuery<VehicleMake[]>(['/vehicles/makes', q], (signal) => api.GET('/vehicles/makes', { params: { query: { filter: { q } } }, signal })),
    ...rest,
  });
  const wanted = typed.trim();
  const isAnswer = q === wanted && !models.isPlaceholderData && !makes.isPlaceholderData;
  const found = q === '' ? [] : offersFor(q, makes.data ?? [], models.data ?? []);
  const offers = choosable(found, { typed: wanted, isAnswer, textOf: ({ name }) => name });
  return { offers, isAsking: q !== wanted || models.isFetching || makes.isFetching };
}

interface MakesProps {
  vehicle: VehiclePreference;
  onChange: (vehicle: VehiclePreference) => void;
  reach: SearchReach | undefined;
}

/** Makes and models, best first: typed into a list that forgives errors, or picked from what is listed now. */
export default function Makes({ vehicle, onChange, reach }: MakesProps) {
  const makes = vehicle.makes ?? [];
  const set = (next: MakeWish[]) => onChange({ ...vehicle, makes: next });
  const add = ({ make, model }: MakeWish) => {
    const wish: MakeWish = model ? { make, model } : { make };
    if (makes.length < mostMakes && !makes.some((each) => isSame(each, wish))) set([...makes, wish]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {makes.length > 0 && (
        <Box component="ol" aria-label={makeMessages.chosen} sx={{ display: 'grid', gap: 2 }}>
          {makes.map((wish, index) => (
            <Box
              component="li"
              key={nameOf(wish)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 3,
                minHeight: 60,
                pl: 4,
                pr: 2,
                border: '1px solid var(--accent)',
                boxShadow: 'inset 0 0 0 1px var(--accent)',
                borderRadius: 'var(--r)',
                background: 'var(--selected)',
              }}
            >
              <Box
                component="span"
                aria-hidden="true"
                className="num"
                sx={{
                  width: 24,
                  height: 24,
                  borderRadius: '50%',
                  background: 'var(--accent)',
                  color: 'var(--on-accent)',
                  fontSize: 'var(--fs-small)',
                  lineHeight: '24px',
                  textAlign: 'center',
                  flex: 'none',
                }}
              >
                {index + 1}
              </Box>
              <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 'var(--w-medium)' }}>
                {nameOf(wish)}
              </Box>
              {index > 0 && (
                <IconButton
                  aria-label={checklistMessages.vehicle.up(nameOf(wish))}
                  onClick={() => set(makes.toSpliced(index, 1).toSpliced(index - 1, 0, wish))}
                >
                  <ArrowUp />
                </IconButton>
              )}
              <IconButton aria-label={checklistMessages.chips.remove(nameOf(wish))} onClick={() => set(makes.toSpliced(index, 1))}>
                <Close />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <MakeSearch onAdd={add} />
      <Often vehicle={vehicle} reach={reach} onAdd={add} />
    </Box>
  );
}

function MakeSearch({ onAdd }: { onAdd: (wish: MakeWish) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { offers, isAsking } = useOffers(typed);
  const text = typed.trim();
  // What no catalogue knows may be wished for all the same: the first word is the make.
  const [make = '', ...words] = text.split(/\s+/);
  const own: Offer[] =
    text === '' || isAsking || offers.some(({ name }) => name.toLowerCase() === text.toLowerCase())
      ? []
      : [{ make, ...(words.length > 0 ? { model: words.join(' ') } : {}), name: makeMessages.own(text), beside: '' }];
  const { offered, onPointerDown } = useHeld([...offers, ...own]);
  const isSearching = text !== '' && isAsking;
  const waitingEnter = useWaitingEnter(isSearching && offered.length === 0);
  return (
    <Autocomplete<Offer>
      id={id}
      {...waitingEnter}
      options={offered}
      slotProps={{ listbox: { onPointerDown }, paper: { sx: { ...floating, borderRadius: 'var(--r)', mt: '4px' } } }}
      loading={isSearching}
      loadingText={makeMessages.searching}
      value={null}
      inputValue={typed}
      onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
      onChange={(_event, offer) => {
        if (offer === null) return;
        onAdd(offer);
        setTyped('');
      }}
      getOptionLabel={(offer) => offer.name}
      getOptionKey={(offer) => `${offer.make} ${offer.model ?? ''} ${offer.name}`}
      isOptionEqualToValue={isSame}
      // The server has looked already, mistakes included.
      filterOptions={(found) => found}
      autoHighlight
      blurOnSelect={false}
      forcePopupIcon={false}
      open={text !== ''}
      noOptionsText={makeMessages.none}
      renderOption={({ key, ...props }, offer) => (
        <Box component="li" key={key} {...props} sx={{ minHeight: 52, gap: 3 }}>
          <span>
            <Box component="span" sx={{ display: 'block', fontWeight: 'var(--w-medium)' }}>
              {offer.name}
            </Box>
            {offer.beside !== '' && (
              <Box component="span" sx={{ display: 'block', fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
                {offer.beside}
              </Box>
            )}
          </span>
        </Box>
      )}
      renderInput={(params) => (
        <FieldFrame label={makeMessages.search} id={id} optional>
          {(control) => (
            <OutlinedInput
              ref={params.slotProps.input.ref}
              fullWidth
              placeholder={makeMessages.placeholder}
              slotProps={{ input: { ...params.slotProps.htmlInput, 'aria-describedby': control['aria-describedby'], maxLength: nameLength } }}
              sx={{ minHeight: 56, fontSize: '1.0625rem' }}
            />
          )}
        </FieldFrame>
      )}
    />
  );
}

/** The models of which most are listed that meet everything else, none of them chosen yet. */
function Often({ vehicle, reach, onAdd }: { vehicle: VehiclePreference; reach: SearchReach | undefined; onAdd: (wish: MakeWish) => void }) {
  const listed = (reach?.choices ?? []).filter((choice) => choice.field === 'makes');
  const models = listed.flatMap(({ value, count }) => {
    const make = listed.find((each) => value.startsWith(`${each.value} `))?.value;
    return make === undefined ? [] : [{ make, model: value.slice(make.length + 1), count }];
  });
  const left = models.filter((model) => !(vehicle.makes ?? []).some((each) => isSame(each, model))).slice(0, mostOften);
  if (left.length === 0) return null;
  return (
    <Box component="section" aria-label={makeMessages.often}>
      <Box component="h3" sx={{ fontSize: 'var(--fs-ui)', fontWeight: 'var(--w-medium)', color: 'text.secondary', mb: 2 }}>
        {makeMessages.often}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        {left.map(({ make, model, count }) => (
          <ButtonBase key={`${make} ${model}`} onClick={() => onAdd({ make, model })} sx={tile}>
            <Box component="span" sx={{ display: 'block', fontWeight: 'var(--w-medium)' }}>
              {carName(make, model)}
            </Box>
            <Cars count={count} />
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
