import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { uuidv7 } from 'uuidv7';
import type { ReactNode } from 'react';
import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { SearchReach, VehiclePreference } from '../../../generated/api.ts';
import { fieldOf } from '../../features/preferences/fields.ts';
import { rowsOf, textOf, textsOf, withValue, type Values } from '../../features/preferences/inputs/values.ts';
import { valuesOf, type Question } from './questions.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { isDrawn, Silhouette } from './answers/silhouettes.tsx';
import { Tiles } from './answers/Tiles.tsx';
import type { OpenChecklist } from './ChecklistGate.tsx';
import { ContractInput } from './inputs/ContractInput.tsx';
import { messages } from './messages.ts';
import { countOf } from './useReach.ts';

// What one question alone needs is fetched when it is first asked.
const Distance = lazyScreen(() => import('./answers/Distance.tsx'));
const Makes = lazyScreen(() => import('./answers/Makes.tsx'));
const Money = lazyScreen(() => import('./answers/Money.tsx'));
const Options = lazyScreen(() => import('./answers/Options.tsx'));
const Swatches = lazyScreen(() => import('./answers/Swatches.tsx'));
const TradeInForm = lazyScreen(() => import('./TradeIn.tsx'));

interface QuestionBodyProps {
  question: Question;
  open: OpenChecklist;
  reach: SearchReach | undefined;
}

/** The answers of a question: some have a way of their own to be given, all others are as the contract describes them. */
export default function QuestionBody({ question, open, reach }: QuestionBodyProps) {
  const { section, fields } = question;
  const { selections } = open.checklist;
  if (section === 'trade_in') return <TradeInForm open={open} asked={fields} />;
  if (section === 'vehicles') return <VehicleAnswers question={question} open={open} reach={reach} />;
  if (section === 'money' && fields.includes('max_total')) {
    return <Money money={selections.money ?? {}} onChange={(next) => open.change('money', next)} asked={fields} errors={open.errors} reach={reach} />;
  }
  if (section === 'logistics' && fields.includes('max_distance')) {
    return <Distance logistics={selections.logistics ?? {}} onChange={(next) => open.change('logistics', next)} errors={open.errors} reach={reach} />;
  }
  const taste = { taste: selections.taste ?? {}, onChange: (next: NonNullable<typeof selections.taste>) => open.change('taste', next), reach };
  if (section === 'taste' && fields.includes('options')) return <Options {...taste} />;
  if (section === 'taste') return <Swatches {...taste} field={fields.includes('interior_colours') ? 'interior_colours' : 'exterior_colours'} />;
  const values: Values = valuesOf(open.checklist, section);
  return (
    <Fields
      fields={fields.map((name) => fieldOf(section, name))}
      values={values}
      // The inputs are made from the same contract as the part's type, and the server checks every one.
      onChange={(next) => open.change(section, next)}
      errors={open.errors}
      path={`selections.${section}`}
      reach={reach}
    />
  );
}

/** The favorite's questions: it begins with the first answer. Further cars have a page of their own. */
function VehicleAnswers({ question, open, reach }: QuestionBodyProps) {
  const to = useAreaPath();
  const vehicles = open.checklist.selections.vehicles ?? [];
  const vehicle: VehiclePreference = vehicles[0] ?? { id: uuidv7() };
  const change = (next: VehiclePreference) => open.change('vehicles', [{ ...next, id: vehicle.id }, ...vehicles.slice(1)]);
  const { fields } = question;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {fields.includes('makes') && <Makes vehicle={vehicle} onChange={change} reach={reach} />}
      <Fields
        fields={fields.filter((name) => name !== 'makes').map((name) => fieldOf('vehicles', name))}
        values={{ ...vehicle }}
        // The inputs are made from the contract of a vehicle, and the server checks every one.
        onChange={(next) => change(next as VehiclePreference)}
        errors={open.errors}
        path="selections.vehicles.0"
        reach={reach}
      />
      {vehicles.length > 0 && (
        <Box>
          <Button component={RouterLink} to={to('/preferences')} variant="text">
            {messages.others}
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface FieldsProps {
  fields: readonly FieldDescriptor[];
  values: Values;
  onChange: (values: Values) => void;
  errors: Readonly<Record<string, string>>;
  path: string;
  reach: SearchReach | undefined;
}

/** A field that takes little room. */
const isNarrow = ({ kind }: FieldDescriptor): boolean => ['integer', 'number', 'cents', 'date', 'string', 'phone', 'email'].includes(kind);

function Fields({ fields, values, onChange, errors, path, reach }: FieldsProps) {
  const set = (field: FieldDescriptor, value: unknown) => onChange(withValue(values, field, value));
  const inputOf = (field: FieldDescriptor): ReactNode => {
    const at = `${path}.${field.name}`;
    const choices = field.kind === 'enum' ? field.choices : field.kind === 'array' && field.items?.kind === 'enum' ? field.items.choices : undefined;
    if (!choices) return <ContractInput field={field} value={values[field.name]} errors={errors} path={at} onChange={(next) => set(field, next)} />;
    const chosen = field.kind === 'enum' ? [textOf(values[field.name])] : textsOf(values[field.name]);
    return (
      <Tiles
        label={field.label}
        hint={field.hint}
        error={errors[at]}
        columns={choices.every(({ id }) => isDrawn(id)) ? [4, 2] : [choices.length > 4 ? 3 : Math.max(2, choices.length), choices.length > 3 ? 2 : 1]}
        tiles={choices.map(({ id, name }) => ({
          id,
          name,
          picture: isDrawn(id) ? <Silhouette style={id} /> : undefined,
          cars: countOf(reach, field.name, id),
        }))}
        isChosen={(id) => chosen.includes(id)}
        onToggle={(id) => {
          if (field.kind === 'enum') set(field, chosen.includes(id) ? null : id);
          else set(field, chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
        }}
      />
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
      {fields.map((field) => (
        <Box key={field.name} sx={isNarrow(field) && rowsOf(values[field.name]).length === 0 ? undefined : { gridColumn: '1 / -1' }}>
          {inputOf(field)}
        </Box>
      ))}
    </Box>
  );
}
