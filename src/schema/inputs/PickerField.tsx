import OutlinedInput from '@mui/material/OutlinedInput';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { ControlProps } from '../../features/ui/fields/FieldFrame.tsx';

interface PickerFieldProps {
  params: AutocompleteRenderInputParams;
  control: ControlProps;
  placeholder?: string;
}

/** The text field of an Autocomplete, in the look of every other field (label above, drawn by the frame around). */
export function PickerField({ params, control, placeholder }: PickerFieldProps) {
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
      placeholder={placeholder}
      slotProps={{
        input: {
          ...slotProps.htmlInput,
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
          'aria-required': control['aria-required'],
        },
      }}
      sx={{ flexWrap: 'wrap', gap: '6px', py: '4px !important', '& .MuiInputBase-input': { flex: 1, minWidth: 96 } }}
    />
  );
}
