import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MuiSwitch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FieldFrame } from '../../web/fields/FieldFrame.tsx';
import { SelectField } from '../../web/fields/SelectField.tsx';
import type { Choice } from '../../contract/descriptor.ts';
import { messages } from '../messages.ts';
import type { InputProps } from '../overrides.ts';
import { Picker } from './Picker.tsx';
import { useFieldInput } from './useFieldInput.ts';

/** Means "nothing chosen" among the choices of an optional field. */
const none = '';

/** Two or three choices, side by side. */
export function SegmentsInput({ field, source }: InputProps) {
  const { value, change, blur, frame } = useFieldInput(field, source);
  const { id, ...rest } = frame;
  return (
    <FieldFrame {...rest} id={id} group>
      {(control) => (
        <ToggleButtonGroup
          exclusive
          fullWidth
          id={control.id}
          tabIndex={-1}
          aria-labelledby={`${control.id}-label`}
          aria-describedby={control['aria-describedby']}
          value={value ?? null}
          onChange={(_event, next: unknown) => next !== null && change(next)}
          onBlur={blur}
        >
          {field.choices?.map((choice) => (
            <ToggleButton key={choice.id} value={choice.id}>
              {choice.name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </FieldFrame>
  );
}

/** One of several named choices, or a yes/no that may be neither. */
export function SelectInput({ field, source }: InputProps) {
  const { value, change, frame } = useFieldInput(field, source);
  const yesNo: readonly Choice[] = [
    { id: 'true', name: messages.yes },
    { id: 'false', name: messages.no },
  ];
  const choices = field.kind === 'boolean' ? yesNo : (field.choices ?? []);
  const offered = frame.optional ? [{ id: none, name: messages.noChoice }, ...choices] : choices;
  const chosen = value === null || value === undefined ? none : String(value);
  return (
    <SelectField
      {...frame}
      name={source}
      value={offered.some((choice) => choice.id === chosen) ? chosen : none}
      choices={offered}
      onChange={(next) => change(next === none ? null : field.kind === 'boolean' ? next === 'true' : next)}
    />
  );
}

/** On or off, with its words beside it. */
export function SwitchInput({ field, source }: InputProps) {
  const { value, change, blur, frame } = useFieldInput(field, source);
  const { id, label, hint, error } = frame;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', minHeight: 'var(--control)' }}>
      <MuiSwitch
        checked={value === true}
        onChange={(event) => change(event.target.checked)}
        onBlur={blur}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': hint || error ? `${id}-message` : undefined } }}
      />
      <Box component="label" htmlFor={id} sx={{ fontWeight: 'fontWeightMedium', fontSize: 'var(--fs-control)' }}>
        {label}
      </Box>
      {(error ?? hint) && (
        <FormHelperText id={`${id}-message`} error={error !== undefined} sx={{ m: 0 }}>
          {error ?? hint}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Any of several named choices. */
export function ChoicesInput({ field, source }: InputProps) {
  const { value, change, blur, frame } = useFieldInput(field, source);
  const choices = field.items?.choices ?? [];
  const chosen = Array.isArray(value) ? choices.filter((choice) => value.includes(choice.id)) : [];
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Picker
          control={control}
          multiple
          options={choices}
          chosen={chosen}
          getOptionLabel={(choice) => choice.name}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChoose={(next) => change(next.map((choice) => choice.id))}
          onBlur={blur}
        />
      )}
    </FieldFrame>
  );
}
