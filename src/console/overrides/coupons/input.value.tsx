import { useWatch } from 'react-hook-form';
import { MoneyField } from '../../../features/ui/fields/MoneyField.tsx';
import { TextField } from '../../../features/ui/fields/TextField.tsx';
import { useFieldInput } from '../../../schema/inputs/useFieldInput.ts';
import type { InputProps } from '../../../schema/overrides.ts';
import { messages } from '../../messages.ts';

/** The discount: percent or money, as the kind says. */
export default function ValueInput({ field, source }: InputProps) {
  const kind: unknown = useWatch({ name: 'kind' });
  const { value, change, blur, ref, frame } = useFieldInput(field, source);
  if (kind !== 'percent') {
    return (
      <MoneyField
        {...frame}
        hint={messages.coupons.amountHint}
        ref={ref}
        name={source}
        value={typeof value === 'number' ? value : null}
        onChange={change}
        onBlur={blur}
      />
    );
  }
  return (
    <TextField
      {...frame}
      hint={messages.coupons.percentHint}
      ref={ref}
      name={source}
      figures
      inputMode="numeric"
      autoComplete="off"
      endAdornment={<span className="mark">%</span>}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '');
        change(digits === '' ? null : Number(digits));
      }}
      onBlur={blur}
    />
  );
}
