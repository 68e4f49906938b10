import OutlinedInput from '@mui/material/OutlinedInput';
import type { AutocompleteProps } from '@mui/material/Autocomplete';
import { Suspense, useState, type UIEvent } from 'react';
import { lazyScreen } from '../../web/lazy-screen.tsx';
import type { ControlProps } from '../../web/fields/FieldFrame.tsx';
import type { Option } from './useReferenceOptions.ts';

// Heavy, and no form depends on it: a placeholder keeps its space until it loads.
const PickerBox = lazyScreen(() => import('./PickerBox.tsx'));

type Autocompletes = AutocompleteProps<Option, boolean, false, false>;

/** Props passed through to MUI's own. */
type Passed =
  | 'options'
  | 'getOptionLabel'
  | 'isOptionEqualToValue'
  | 'loading'
  | 'loadingText'
  | 'noOptionsText'
  | 'filterOptions'
  | 'getOptionKey'
  | 'onOpen'
  | 'onClose'
  | 'onInputChange'
  | 'onBlur'
  | 'disabled';

export interface PickerProps extends Pick<Autocompletes, Passed> {
  control: ControlProps;
  /** Of MUI's: its own type is one that the compiler holds against itself for five seconds. */
  slotProps?: { listbox: { onScroll: (event: UIEvent<HTMLElement>) => void } };
  multiple?: boolean;
  chosen: readonly Option[];
  onChoose: (chosen: readonly Option[]) => void;
  placeholder?: string;
  /** The user is in the field already: it keeps the focus and opens. */
  opensAtOnce?: boolean;
  /** It takes the focus as it comes, and opens. */
  focusesAtOnce?: boolean;
}

/** A field to choose from many; the current choice is readable while the rest is fetched. */
export function Picker(props: PickerProps) {
  const { focusesAtOnce = false, ...rest } = props;
  const { control, chosen, placeholder } = rest;
  const [focused, setFocused] = useState(focusesAtOnce);
  return (
    <Suspense
      fallback={
        <OutlinedInput
          fullWidth
          readOnly
          id={control.id}
          value={chosen.map(({ name }) => name).join(', ')}
          placeholder={placeholder}
          autoFocus={focusesAtOnce}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          slotProps={{ input: { role: 'combobox', 'aria-busy': true, 'aria-expanded': false, 'aria-controls': `${control.id}-listbox` } }}
        />
      }
    >
      <PickerBox {...rest} opensAtOnce={focused} />
    </Suspense>
  );
}
