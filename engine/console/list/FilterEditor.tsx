import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, type ReactNode } from 'react';
import { DateField } from '../../web/fields/DateField.tsx';
import { FieldFrame } from '../../web/fields/FieldFrame.tsx';
import { MoneyField } from '../../web/fields/MoneyField.tsx';
import { TextField } from '../../web/fields/TextField.tsx';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { dayBound, dayOf } from '../inputs/moment.ts';
import { Picker } from '../inputs/Picker.tsx';
import { listProps } from '../inputs/ReferenceInputs.tsx';
import { useReferenceOptions } from '../inputs/useReferenceOptions.ts';
import { messages } from '../messages.ts';
import { asList, filterChoices, filterKind, fromList } from './filters.ts';

export interface FilterEditorProps {
  filter: FieldDescriptor;
  value: unknown;
  /** Undefined takes the filter away. */
  onChange: (value: unknown) => void;
  onClose: () => void;
  /** One text, commas and all. */
  single?: boolean;
  /** What is wrong with a value beside the other filters. */
  fault?: (value: unknown) => string | undefined;
}

/** The editor a chip opens: choices apply at once, typed values when submitted. */
export default function FilterEditor(props: FilterEditorProps) {
  switch (filterKind(props.filter)) {
    case 'choices':
      return <ChoicesEditor {...props} />;
    case 'yesNo':
      return <YesNoEditor {...props} />;
    case 'references':
      return <ReferencesEditor {...props} />;
    case 'day':
    case 'momentDay':
      return <DayEditor {...props} />;
    case 'figure':
      return <FigureEditor {...props} />;
    case 'text':
      return <TextEditor {...props} />;
  }
}

function ChoicesEditor({ filter, value, onChange }: FilterEditorProps) {
  const chosen = asList(value);
  return (
    <FormGroup aria-label={filter.label} role="group">
      {filterChoices(filter).map((choice) => (
        <FormControlLabel
          key={choice.id}
          label={choice.name}
          control={
            <Checkbox
              checked={chosen.includes(choice.id)}
              onChange={(event) => onChange(fromList(event.target.checked ? [...chosen, choice.id] : chosen.filter((id) => id !== choice.id)))}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

function YesNoEditor({ filter, value, onChange }: FilterEditorProps) {
  const chosen = value === undefined ? null : value === true || value === 'true';
  return (
    <ToggleButtonGroup exclusive aria-label={filter.label} value={chosen} onChange={(_event, next: boolean | null) => onChange(next ?? undefined)}>
      <ToggleButton value={true}>{messages.yes}</ToggleButton>
      <ToggleButton value={false}>{messages.no}</ToggleButton>
    </ToggleButtonGroup>
  );
}

function ReferencesEditor({ filter, value, onChange }: FilterEditorProps) {
  const ids = asList(value);
  const reference = useReferenceOptions(filter.reference ?? filter.items?.reference ?? { resource: '' }, ids);
  return (
    <FieldFrame label={filter.label}>
      {(control) => (
        <Picker
          {...listProps(reference)}
          control={control}
          multiple
          chosen={reference.chosen}
          onChoose={(next) => onChange(fromList(next.map((option) => option.id)))}
          placeholder={messages.typeToFind}
        />
      )}
    </FieldFrame>
  );
}

function DayEditor({ filter, value, onChange, onClose, fault }: FilterEditorProps) {
  const isMoment = filterKind(filter) === 'momentDay';
  const [day, setDay] = useState<string | null>(isMoment ? dayOf(value) || null : (asList(value)[0] ?? null));
  const chosen = day === null ? undefined : isMoment ? (dayBound(day, filter.name.endsWith('_lte') ? 'last' : 'first') ?? undefined) : day;
  const { error, apply } = useFault(chosen, onChange, fault);
  return (
    <Applied onApply={apply} onClose={onClose}>
      <DateField label={filter.label} value={day} onChange={setDay} autoFocus error={error} />
    </Applied>
  );
}

/** Applies a value, or says at its field why not; the sentence is gone once the value fits. */
function useFault(chosen: unknown, onChange: FilterEditorProps['onChange'], fault: FilterEditorProps['fault']) {
  const [isTold, setIsTold] = useState(false);
  const found = chosen === undefined ? undefined : fault?.(chosen);
  const apply = (): boolean => {
    setIsTold(found !== undefined);
    if (found === undefined) onChange(chosen);
    return found === undefined;
  };
  return { error: isTold ? found : undefined, apply };
}

function FigureEditor({ filter, value, onChange, onClose, fault }: FilterEditorProps) {
  const [text, setText] = useState(asList(value)[0] ?? '');
  const { error, apply } = useFault(text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text), onChange, fault);
  return (
    <Applied onApply={apply} onClose={onClose}>
      {filter.kind === 'cents' ? (
        <MoneyField
          label={filter.label}
          value={text === '' ? null : Number(text)}
          onChange={(cents) => setText(cents === null || Number.isNaN(cents) ? '' : String(cents))}
          autoFocus
          error={error}
        />
      ) : (
        <TextField label={filter.label} inputMode="decimal" figures value={text} onChange={(event) => setText(event.target.value)} autoFocus error={error} />
      )}
    </Applied>
  );
}

function TextEditor({ filter, value, single = false, onChange, onClose }: FilterEditorProps) {
  const [text, setText] = useState(asList(value).join(', '));
  const apply = () => {
    if (single) return onChange(text.trim() || undefined);
    return onChange(
      fromList(
        text
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    );
  };
  return (
    <Applied onApply={apply} onClose={onClose}>
      <TextField label={filter.label} value={text} onChange={(event) => setText(event.target.value)} autoFocus />
    </Applied>
  );
}

/** `onApply` answers false where the editor stays open. */
function Applied({ children, onApply, onClose }: { children: ReactNode; onApply: () => unknown; onClose: () => void }) {
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (onApply() !== false) onClose();
      }}
    >
      {children}
      <Button type="submit" variant="contained">
        {messages.apply}
      </Button>
    </Box>
  );
}
