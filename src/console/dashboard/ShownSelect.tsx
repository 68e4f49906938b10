import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ShownSelectProps<Value extends string> {
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** What a panel shows, of what the contract offers. */
export function ShownSelect<Value extends string>({ label, values, labels, value, onChange }: ShownSelectProps<Value>) {
  return (
    <TextField
      select
      size="small"
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
      value={value}
      onChange={({ target }) => onChange(values.find((one) => one === target.value) ?? value)}
      sx={{ minWidth: 180 }}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {labels[one]}
        </MenuItem>
      ))}
    </TextField>
  );
}
