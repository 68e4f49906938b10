import type { UIEvent } from 'react';
import { FieldFrame } from '../../web/fields/FieldFrame.tsx';
import { messages } from '../messages.ts';
import type { InputProps } from '../overrides.ts';
import { Picker } from './Picker.tsx';
import { LineInput } from './TextInputs.tsx';
import { useFieldInput } from './useFieldInput.ts';
import { useReferenceOptions, type Option } from './useReferenceOptions.ts';

/** This far from the end of the opened list, the next page is fetched. */
const nearEnd = 120;

/** Another record, found by typing. */
export function ReferenceInput({ field, source }: InputProps) {
  const { value, change, blur, frame } = useFieldInput(field, source);
  const id = typeof value === 'string' && value ? value : undefined;
  const reference = useReferenceOptions(field.reference ?? { resource: '' }, id ? [id] : []);
  if (!reference.listable) return <LineInput field={field} source={source} />;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Picker
          {...listProps(reference)}
          control={control}
          chosen={reference.chosen}
          onChoose={([next]) => change(next?.id ?? null)}
          onBlur={blur}
          placeholder={messages.typeToFind}
          {...(frame.disabled ? { disabled: true } : {})}
        />
      )}
    </FieldFrame>
  );
}

/** Several other records. */
export function ReferencesInput({ field, source }: InputProps) {
  const { value, change, blur, frame } = useFieldInput(field, source);
  const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  const reference = useReferenceOptions(field.items?.reference ?? { resource: '' }, ids);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Picker
          {...listProps(reference)}
          control={control}
          multiple
          chosen={reference.chosen}
          onChoose={(next) => change(next.map((option) => option.id))}
          onBlur={blur}
          {...(ids.length === 0 ? { placeholder: messages.typeToFind } : {})}
        />
      )}
    </FieldFrame>
  );
}

/** What both inputs share: options by name from the server, the next page near the end of the list. */
export function listProps({ options, loading, more, setOpen, setTyped }: ReturnType<typeof useReferenceOptions>) {
  return {
    options,
    loading,
    loadingText: messages.searching,
    noOptionsText: messages.nothingFound,
    filterOptions: (found: Option[]) => found,
    getOptionLabel: (option: Option) => option.name,
    getOptionKey: (option: Option) => option.id,
    isOptionEqualToValue: (one: Option, other: Option) => one.id === other.id,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_event: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    slotProps: {
      listbox: {
        onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
          if (currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < nearEnd) more?.();
        },
      },
    },
  };
}
