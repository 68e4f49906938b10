import type { FinancingMethod } from '../../../../generated/api.ts';
import { purchaseMethodLabels, purchaseMethodValues } from '../../../../generated/enums.ts';
import { addOtdWorksheetForm } from '../../../../generated/forms.ts';
import { MoneyField } from '../../../../engine/web/fields/MoneyField.tsx';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import type { FinancingDraft } from './financing-draft.ts';
import { Section } from './Section.tsx';
import { messages } from './messages.ts';

const parts = addOtdWorksheetForm.financing.fields;
const named = (name: string) => parts.find((part) => part.name === name);

interface FinancingProps {
  value: FinancingDraft;
  onChange: (value: FinancingDraft) => void;
  /** Id and error of one input, by its path. */
  at: (path: string) => { id: string; error: string | undefined };
}

/** A lender's terms, by which the client sees what the car costs a month; without them it is paid in cash. */
export function Financing({ value, onChange, at }: FinancingProps) {
  const set = (next: Partial<FinancingDraft>) => onChange({ ...value, ...next });
  const frame = (name: keyof FinancingDraft & string, of: FinancingMethod) => ({
    ...at(`financing.${name}`),
    label: named(name)?.label ?? '',
    optional: of === 'finance' && name === 'down_payment',
  });
  const figure = (name: 'term_months' | 'apr' | 'money_factor', of: FinancingMethod, sign?: string) => (
    <TextField
      {...frame(name, of)}
      figures
      inputMode="decimal"
      // Typed here: digits of any number; how large it may be the contract says by its value.
      maxLength={12}
      value={value[name]}
      {...(sign ? { endAdornment: <span className="mark">{sign}</span> } : {})}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const amount = (name: 'down_payment' | 'cap_cost' | 'residual', of: FinancingMethod) => (
    <MoneyField {...frame(name, of)} value={value[name]} onChange={(cents) => set({ [name]: cents })} />
  );
  return (
    <Section title={messages.financing}>
      <SelectField
        {...at('financing.method')}
        label={named('method')?.label ?? ''}
        value={value.method}
        choices={purchaseMethodValues.map((id) => ({ id, name: purchaseMethodLabels[id] }))}
        onChange={(method) => set({ method: purchaseMethodValues.find((each) => each === method) ?? 'cash' })}
        hint={messages.financingHint}
      />
      {value.method !== 'cash' && figure('term_months', value.method)}
      {value.method === 'finance' && (
        <>
          {figure('apr', 'finance', '%')}
          {amount('down_payment', 'finance')}
        </>
      )}
      {value.method === 'lease' && (
        <>
          {amount('cap_cost', 'lease')}
          {amount('residual', 'lease')}
          {figure('money_factor', 'lease')}
        </>
      )}
    </Section>
  );
}
