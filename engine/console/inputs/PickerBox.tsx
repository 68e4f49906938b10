import Autocomplete, { type AutocompleteProps, type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useHeld } from '../../web/fields/useHeld.ts';
import { useWaitingEnter } from '../../web/fields/useWaitingEnter.ts';
import { floating } from '../../web/theme/floating.ts';
import type { PickerProps } from './Picker.tsx';
import type { Option } from './useReferenceOptions.ts';

/** Type to find, choose one or several. The frame around draws label and message, as for every other field. */
export default function PickerBox({
  control,
  multiple = false,
  chosen,
  onChoose,
  placeholder,
  opensAtOnce = false,
  options,
  slotProps,
  onInputChange,
  ...rest
}: PickerProps) {
  const { offered, onPointerDown } = useHeld(options);
  const [isTyped, setIsTyped] = useState(false);
  const waitingEnter = useWaitingEnter(isTyped && rest.loading === true && offered.length === 0);
  const shared = {
    ...rest,
    ...waitingEnter,
    options: offered,
    // What is typed is found: the first of it is marked, and Enter takes it.
    autoHighlight: isTyped,
    onInputChange: (event, text, reason) => {
      setIsTyped(reason === 'input' && text.trim() !== '');
      onInputChange?.(event, text, reason);
    },
    slotProps: { listbox: { ...slotProps?.listbox, onPointerDown }, paper: { sx: { ...floating, borderRadius: 'var(--r)', mt: '4px' } } },
    id: control.id,
    openOnFocus: opensAtOnce,
    renderOption: ({ key, ...props }, option) => (
      <li key={key} {...props}>
        <Named option={option} />
      </li>
    ),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <PickerField params={params} control={control} placeholder={placeholder} opensAtOnce={opensAtOnce} />
    ),
  } satisfies AutocompleteProps<Option, boolean, false, false>;
  if (!multiple) {
    return <Autocomplete<Option> {...shared} value={chosen[0] ?? null} onChange={(_event, next) => onChoose(next ? [next] : [])} />;
  }
  return (
    <Autocomplete<Option, true>
      {...shared}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={[...chosen]}
      onChange={(_event, next) => onChoose(next)}
    />
  );
}

/** A name, and what else is to be known before it is chosen. */
function Named({ option: { name, beside } }: { option: Option }) {
  return (
    <Box component="span" sx={{ minWidth: 0 }}>
      {name}
      {beside && (
        <Box component="small" className="num" sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--fs-small)', lineHeight: '16px' }}>
          {beside}
        </Box>
      )}
    </Box>
  );
}

interface PickerFieldProps extends Pick<PickerProps, 'control' | 'opensAtOnce'> {
  params: AutocompleteRenderInputParams;
  placeholder: string | undefined;
}

function PickerField({ params, control, placeholder, opensAtOnce }: PickerFieldProps) {
  const { slotProps } = params;
  const { ref, className, onMouseDown, startAdornment, endAdornment } = slotProps.input;
  return (
    <OutlinedInput
      ref={ref}
      className={className}
      onMouseDown={onMouseDown}
      startAdornment={startAdornment}
      endAdornment={endAdornment}
      fullWidth
      autoFocus={opensAtOnce}
      placeholder={placeholder}
      slotProps={{
        input: {
          ...slotProps.htmlInput,
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
          'aria-required': control['aria-required'],
        },
      }}
      sx={{
        flexWrap: 'wrap',
        gap: '4px',
        // As high as every other control, until the choices take more than a line.
        py: '3px !important',
        '& .MuiAutocomplete-input.MuiAutocomplete-input': { flex: 1, minWidth: 96, height: 'calc(var(--control) - 8px)', py: 0 },
      }}
    />
  );
}
