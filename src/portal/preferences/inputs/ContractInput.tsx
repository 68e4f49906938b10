import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { FieldDescriptor } from '../../../../engine/contract/descriptor.ts';
import { DateField } from '../../../../engine/web/fields/DateField.tsx';
import { FieldFrame } from '../../../../engine/web/fields/FieldFrame.tsx';
import { MoneyField } from '../../../../engine/web/fields/MoneyField.tsx';
import { SuggestField } from '../../../../engine/web/fields/SuggestField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { canBeLeftOut } from '../../../features/preferences/fields.ts';
import { messages } from '../../../features/preferences/messages.ts';
import { ManyChoices, OneChoice } from './Chips.tsx';
import { isValues, numberOf, textOf, textsOf, withValue, type Values } from '../../../features/preferences/inputs/values.ts';
import { TextList } from './TextList.tsx';
import { useSuggest } from './useSuggest.ts';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';

// Rows contain inputs themselves: loaded lazily, the two modules don't need each other at import.
const Rows = lazyScreen(() => import('./Rows.tsx'));

export interface ContractInputProps {
  field: FieldDescriptor;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The errors, by path; `path` is this field's. */
  errors?: Readonly<Record<string, string>>;
  path?: string;
  /** The other fields of its object. */
  beside?: Values;
}

const yesNo = [
  { id: 'yes', name: messages.tradeIn.yes },
  { id: 'no', name: messages.tradeIn.no },
];
const alone: Values = {};
const noErrors: Readonly<Record<string, string>> = {};

/** The input of one field, as the contract describes it. */
export function ContractInput({ field, value, onChange, errors = noErrors, path = field.name, beside = alone }: ContractInputProps) {
  const suggest = useSuggest(field, beside);
  const frame = { label: field.label, hint: field.hint, error: errors[path], optional: canBeLeftOut(path) };
  switch (field.kind) {
    case 'cents':
      return <MoneyField {...frame} value={numberOf(value)} onChange={(cents) => !Number.isNaN(cents) && onChange(cents)} />;
    case 'integer':
    case 'number':
      return (
        <TextField
          {...frame}
          figures
          inputMode="numeric"
          value={value === null || value === undefined ? '' : String(value)}
          // Typed here: digits of any number; how large it may be the contract says by its value.
          maxLength={12}
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/[^0-9]/g, '');
            onChange(digits === '' ? null : Number(digits));
          }}
        />
      );
    case 'date':
      return <DateField {...frame} value={textOf(value) || null} onChange={onChange} />;
    case 'boolean':
      return (
        <FieldFrame {...frame} group>
          {(control) => (
            <OneChoice
              control={control}
              choices={yesNo}
              value={value === true ? 'yes' : value === false ? 'no' : null}
              onChange={(next) => onChange(next === null ? null : next === 'yes')}
            />
          )}
        </FieldFrame>
      );
    case 'enum':
      return (
        <FieldFrame {...frame} group>
          {(control) => <OneChoice control={control} choices={field.choices ?? []} value={textOf(value) || null} onChange={onChange} />}
        </FieldFrame>
      );
    case 'array':
      return <ArrayInput field={field} value={value} onChange={onChange} errors={errors} path={path} />;
    case 'object':
      return (
        <FieldFrame {...frame} group>
          {() => <ObjectInput fields={field.fields ?? []} value={isValues(value) ? value : {}} onChange={onChange} errors={errors} path={path} />}
        </FieldFrame>
      );
    case 'text':
      return (
        <TextField
          {...frame}
          multiline
          minRows={3}
          maxLength={field.rules.maxLength}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default:
      if (field.suggest) return <SuggestField {...frame} maxLength={field.rules.maxLength} value={textOf(value)} onChange={onChange} suggest={suggest} />;
      return <TextField {...frame} maxLength={field.rules.maxLength} value={textOf(value)} onChange={(event) => onChange(event.target.value)} />;
  }
}

function ArrayInput({ field, value, onChange, errors = noErrors, path = field.name }: ContractInputProps) {
  const { items } = field;
  const frame = { label: field.label, hint: field.hint, error: errors[path], optional: canBeLeftOut(path) };
  if (items?.kind === 'object') {
    return (
      <Suspense>
        <Rows field={field} value={value} onChange={onChange} errors={errors} path={path} />
      </Suspense>
    );
  }
  return (
    <FieldFrame {...frame} group={items?.kind === 'enum'}>
      {(control) =>
        items?.kind === 'enum' ? (
          <ManyChoices control={control} choices={items.choices ?? []} value={textsOf(value)} onChange={onChange} />
        ) : (
          <TextList control={control} value={textsOf(value)} onChange={onChange} item={items} placeholder={messages.chips.type} />
        )
      }
    </FieldFrame>
  );
}

interface ObjectInputProps {
  fields: readonly FieldDescriptor[];
  value: Values;
  onChange: (value: Values) => void;
  errors?: Readonly<Record<string, string>>;
  path: string;
  /** Fields not asked for now. */
  without?: readonly string[];
}

const nothing: readonly string[] = [];
const wide = (field: FieldDescriptor): boolean =>
  field.kind === 'array' || field.kind === 'object' || field.kind === 'text' || (field.choices?.length ?? 0) > 3;

/** The inputs of an object's fields, in the contract's order, two columns where there is room. */
export function ObjectInput({ fields, value, onChange, errors, path, without = nothing }: ObjectInputProps) {
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
      {fields
        .filter((field) => field.kind !== 'id' && !without.includes(field.name))
        .map((field) => (
          <Box key={field.name} sx={wide(field) ? { gridColumn: '1 / -1' } : undefined}>
            <ContractInput
              field={field}
              value={value[field.name]}
              beside={value}
              errors={errors}
              path={`${path}.${field.name}`}
              onChange={(next) => onChange(withValue(value, field, next))}
            />
          </Box>
        ))}
    </Box>
  );
}
