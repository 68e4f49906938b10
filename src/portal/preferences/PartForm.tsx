import type { ChecklistSelections, TradeIn } from '../../../generated/api.ts';
import type { PartName } from '../../features/preferences/parts.ts';
import { fieldsOf, notAsked } from '../../features/preferences/fields.ts';
import { ObjectInput } from './inputs/ContractInput.tsx';
import { isValues, type Values } from '../../features/preferences/inputs/values.ts';

type Objects = {
  money: NonNullable<ChecklistSelections['money']>;
  taste: NonNullable<ChecklistSelections['taste']>;
  logistics: NonNullable<ChecklistSelections['logistics']>;
  trade_in: TradeIn;
};

interface PartFormProps<Name extends keyof Objects> {
  part: Name;
  value: Objects[Name];
  onChange: (value: Objects[Name]) => void;
  errors: Readonly<Record<string, string>>;
  /** Fields with an input of their own. */
  without?: readonly string[];
}

const nothing: readonly string[] = [];
const pathOf = (part: PartName): string => (part === 'trade_in' ? 'trade_in' : `selections.${part}`);

/** A part of the checklist as a form made from the contract. */
export function PartForm<Name extends keyof Objects>({ part, value, onChange, errors, without = nothing }: PartFormProps<Name>) {
  const values: Values = isValues(value) ? value : {};
  return (
    <ObjectInput
      fields={fieldsOf(part)}
      value={values}
      // The inputs are made from the same contract as the part's type, and the server checks every one.
      onChange={(next) => onChange(next as Objects[Name])}
      errors={errors}
      path={pathOf(part)}
      without={[...without, ...notAsked(part, values)]}
    />
  );
}
