import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { Control } from './Control.tsx';
import { FieldFrame, type ControlProps, type FieldProps } from './FieldFrame.tsx';
import { useSuggestions, type Suggest } from './useSuggestions.ts';

const List = styled('div')({
  position: 'absolute',
  zIndex: 3,
  top: 'calc(100% + 4px)',
  left: -1,
  right: -1,
  maxHeight: 272,
  overflowY: 'auto',
  padding: '4px 0',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r)',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow-menu, 0 8px 24px rgb(0 0 0 / .18))',
  '& > [role="option"]': { padding: '8px 12px', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > [aria-selected="true"], & > [role="option"]:hover': { background: 'var(--selected)' },
});

interface Suggested {
  value: string;
  onChange: (text: string) => void;
  /** What might be meant by what is typed. Stays the same function as long as it asks the same. */
  suggest: Suggest;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface SuggestFieldProps extends Omit<FieldProps, 'disabled'>, Suggested {}

/** One line of text with names to choose from below it; anything else may be typed. */
export function SuggestField({ value, onChange, suggest, onBlur, name, maxLength, placeholder, ref, disabled, ...frame }: SuggestFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => <SuggestBox {...{ value, onChange, suggest, onBlur, name, maxLength, placeholder, ref, disabled }} control={control} onChosen={onChange} />}
    </FieldFrame>
  );
}

interface SuggestBoxProps extends Suggested {
  control: ControlProps;
  /** A name was chosen from the list. */
  onChosen: (name: string) => void;
  /** A key that the list has no use for. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The box of such a field (the WAI-ARIA combobox, manual selection). */
export function SuggestBox({ control: { labelId, ...control }, value, onChange, onChosen, suggest, onBlur, onKeyDown, ...input }: SuggestBoxProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const found = useSuggestions(suggest, value, open);
  // A name that is typed in full is no suggestion.
  const names = open ? found.filter((one) => one !== value) : [];
  const shown = names.length > 0;
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const choose = (chosen: string) => {
    onChosen(chosen);
    close();
  };
  const step = (by: 1 | -1) => {
    setOpen(true);
    const first = by > 0 ? 0 : names.length - 1;
    setActive((now) => (shown ? (now === undefined ? first : (now + by + names.length) % names.length) : undefined));
  };
  const keyDown = (event: KeyboardEvent) => {
    const chosen = active === undefined ? undefined : names[active];
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && shown) {
      // The dialog around stays open.
      event.stopPropagation();
      close();
    } else {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
  };
  return (
    <Control style={{ position: 'relative' }}>
      <input
        {...control}
        {...input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active !== undefined ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(undefined);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={keyDown}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      {shown && (
        <List role="listbox" id={listId} aria-labelledby={labelId}>
          {names.map((one, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's: it keeps the focus
            <div
              key={one}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              {one}
            </div>
          ))}
        </List>
      )}
    </Control>
  );
}
