import { useResourceContext } from 'react-admin';
import { Suspense, type ComponentType } from 'react';
import { useContract } from '../ContractContext.tsx';
import { lazyScreen } from '../../web/lazy-screen.tsx';
import { overridden, registered, type InputProps } from '../overrides.ts';
import { ChoicesInput, SegmentsInput, SelectInput, SwitchInput } from './ChoiceInputs.tsx';
import { FileInput, FilesInput } from './FileInputs.tsx';
import { GroupInput } from './GroupInput.tsx';
import { inputKind, type InputKind } from './inputKind.ts';
import { ListInput } from './ListInputs.tsx';
import { MoneyInput, NumberInput } from './NumberInputs.tsx';
import { ReferenceInput, ReferencesInput } from './ReferenceInputs.tsx';
import { AddressInput, EmailInput, LineInput, LongTextInput, PhoneInput } from './TextInputs.tsx';
import { DayInput, MomentInput } from './TimeInputs.tsx';

// Most forms have none: fetched where one is shown, and typed in meanwhile.
const Suggesting = lazyScreen(() => import('./SuggestInput.tsx'));
const SuggestInput = (props: InputProps) => (
  <Suspense fallback={<LineInput {...props} />}>
    <Suggesting {...props} />
  </Suspense>
);

const Choosing = lazyScreen(() => import('./FormsInput.tsx'));
const FormsInput = (props: InputProps) => (
  <Suspense>
    <Choosing {...props} />
  </Suspense>
);

const Free = lazyScreen(() => import('./JsonInput.tsx'));
const JsonInput = (props: InputProps) => (
  <Suspense>
    <Free {...props} />
  </Suspense>
);

const Secret = lazyScreen(() => import('./PasswordInput.tsx'));
const PasswordInput = (props: InputProps) => (
  <Suspense>
    <Secret {...props} />
  </Suspense>
);

const inputs: Record<InputKind, ComponentType<InputProps>> = {
  line: LineInput,
  longText: LongTextInput,
  suggest: SuggestInput,
  email: EmailInput,
  phone: PhoneInput,
  address: AddressInput,
  password: PasswordInput,
  whole: NumberInput,
  number: NumberInput,
  percent: NumberInput,
  money: MoneyInput,
  switch: SwitchInput,
  day: DayInput,
  moment: MomentInput,
  segments: SegmentsInput,
  select: SelectInput,
  choices: ChoicesInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  file: FileInput,
  files: FilesInput,
  lines: ListInput,
  records: ListInput,
  group: GroupInput,
  forms: FormsInput,
  json: JsonInput,
};

/**
 * The input of a field of the contract, or what replaces it: for this resource, or for every field of its schema, format or kind.
 *
 * @example <FieldInput field={field} source="lines.0.price" />
 */
export function FieldInput({ field, source }: InputProps) {
  const { overrides } = useContract();
  const segment = useResourceContext();
  const Input = (segment ? overrides.input(segment, source) : undefined) ?? registered(overrides, field, 'input') ?? MadeInput;
  return overridden(Input, { field, source });
}

/** The input that is made, whatever replaces it. */
export function MadeInput({ field, source }: InputProps) {
  return overridden(inputs[inputKind(field)], { field, source });
}
