import Add from '@mui/icons-material/AddRounded';
import Down from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo, useState } from 'react';
import { bodyStyleValues, fuelKindValues } from '../../../generated/enums.ts';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { SuggestBox } from '../../../engine/web/fields/SuggestField.tsx';
import type { Suggest } from '../../../engine/web/fields/useSuggestions.ts';
import { suggestFrom } from '../../api/suggest.ts';
import { messages } from './messages.ts';
import type { Filter } from './queries.ts';

interface WishBarProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

type TextField = keyof typeof messages.fields;
const isNumber: ReadonlySet<TextField> = new Set(['year', 'miles']);

/** What is asked for, as a sentence whose words are changed where they stand. */
export function WishBar({ filter, onChange }: WishBarProps) {
  const fields = Object.keys(messages.fields) as TextField[];
  const plain = fields.filter((name) => name !== 'make' && name !== 'model');
  const [make, { year }] = [oneOf(filter.make), filter];
  const suggestModel = useMemo(() => suggestFrom('/vehicles/models', { make, year }), [make, year]);
  const [showsMore, setShowsMore] = useState(fields.some((name) => filter[name] !== undefined));
  const set = (name: keyof Filter, value: string | number | undefined) => {
    const { [name]: _was, ...rest } = filter;
    onChange(value === undefined || value === '' ? rest : { ...rest, [name]: value });
  };
  const number = (text: string): number | undefined => {
    const digits = text.replaceAll(/\D/g, '');
    return digits === '' ? undefined : Number(digits);
  };
  return (
    <Box component="section" aria-label={messages.wants} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 10px', p: '10px 14px' }}>
      <span>{messages.wants}</span>
      <Chosen
        label={messages.fuelLabel}
        value={oneOf(filter.fuel)}
        any={messages.any.fuel}
        choices={fuelKindValues.map((id) => ({ id, name: messages.fuels[id] }))}
        onChoose={(value) => set('fuel', value)}
      />
      <Chosen
        label={messages.bodyLabel}
        value={oneOf(filter.body_style)}
        any={messages.any.body_style}
        choices={bodyStyleValues.map((id) => ({ id, name: messages.bodies[id] }))}
        onChoose={(value) => set('body_style', value)}
      />
      <span>{messages.upTo}</span>
      <Typed
        label={messages.budgetLabel}
        value={filter.budget_lte === undefined ? '' : String(filter.budget_lte / 100)}
        prefix="$"
        width={104}
        onRest={(text) => {
          const dollars = number(text);
          set('budget_lte', dollars === undefined ? undefined : dollars * 100);
        }}
      />
      <span>{messages.within}</span>
      <Typed label={messages.distanceLabel} value={String(filter.distance_gte ?? '')} width={64} onRest={(text) => set('distance_gte', number(text))} />
      <span>{messages.miles}</span>
      <Button size="small" startIcon={<Add />} aria-expanded={showsMore} onClick={() => setShowsMore(!showsMore)}>
        {showsMore ? messages.fewer : messages.more}
      </Button>
      {Object.keys(filter).length > 0 && (
        <Button size="small" color="inherit" onClick={() => onChange({})} sx={{ ml: 'auto' }}>
          {messages.clear}
        </Button>
      )}
      {showsMore && (
        <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: '8px 12px' }}>
          <Named label={messages.fields.make} value={make ?? ''} suggest={suggestMake} onRest={(text) => set('make', text)} />
          <Named label={messages.fields.model} value={oneOf(filter.model) ?? ''} suggest={suggestModel} onRest={(text) => set('model', text)} />
          {plain.map((name) => (
            <Box component="label" key={name} sx={{ display: 'grid', gap: 1, fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
              {messages.fields[name]}
              <Typed
                label={messages.fields[name]}
                value={String(filter[name] ?? '')}
                width={name === 'must_have' ? 160 : 120}
                isDate={name === 'needed_by_lte'}
                onRest={(text) => set(name, isNumber.has(name) ? number(text) : text.trim())}
              />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const suggestMake = suggestFrom('/vehicles/makes', {});

/** An address may name several; here one is chosen. */
const oneOf = (value: string | readonly string[] | undefined): string | undefined => (typeof value === 'string' ? value : value?.[0]);

interface ChosenProps {
  label: string;
  value: string | undefined;
  any: string;
  choices: readonly { id: string; name: string }[];
  onChoose: (value: string | undefined) => void;
}

function Chosen({ label, value, any, choices, onChoose }: ChosenProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = choices.find(({ id }) => id === value)?.name ?? any;
  const entries = [{ id: undefined, name: any }, ...choices].map((choice) => ({ label: choice.name, onChoose: () => onChoose(choice.id) }));
  return (
    <>
      <Button
        size="small"
        variant={value === undefined ? 'outlined' : 'tonal'}
        aria-label={`${label}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Down />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <ChoiceMenu open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} title={label} entries={entries} />
    </>
  );
}

interface TypedProps {
  label: string;
  value: string;
  prefix?: string;
  width: number;
  isDate?: boolean;
  onRest: (text: string) => void;
}

/** Asked for once it is left, or by Enter; what it holds elsewhere replaces what was typed. */
function Typed({ label, value, prefix, width, isDate = false, onRest }: TypedProps) {
  const [typed, setTyped] = useState<string>();
  const rest = () => {
    if (typed !== undefined && typed !== value) onRest(typed);
    setTyped(undefined);
  };
  return (
    <OutlinedInput
      size="small"
      type={isDate ? 'date' : 'text'}
      value={typed ?? value}
      startAdornment={prefix}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={rest}
      onKeyDown={(event) => event.key === 'Enter' && rest()}
      slotProps={{ input: { 'aria-label': label, autoComplete: 'off' } }}
      sx={{ width }}
    />
  );
}

interface NamedProps {
  label: string;
  value: string;
  suggest: Suggest;
  onRest: (text: string) => void;
}

/** A name of the catalogue: typed or chosen, and asked for once it is chosen or left. */
function Named({ label, value, suggest, onRest }: NamedProps) {
  const [typed, setTyped] = useState<string>();
  const rest = (text = typed) => {
    if (text !== undefined && text.trim() !== value) onRest(text.trim());
    setTyped(undefined);
  };
  return (
    <FieldFrame label={label}>
      {(control) => (
        <SuggestBox
          control={control}
          value={typed ?? value}
          suggest={suggest}
          onChange={setTyped}
          onChosen={rest}
          onBlur={() => rest()}
          onKeyDown={({ key }) => key === 'Enter' && rest()}
        />
      )}
    </FieldFrame>
  );
}
