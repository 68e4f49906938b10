import Box from '@mui/material/Box';
import { createInitialClientDataForm } from '../../../generated/forms.ts';
import type { InitialClientDataCreate } from '../../../generated/api.ts';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { PhoneField } from '../../../engine/web/fields/PhoneField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { Restored } from '../../../engine/web/form/Restored.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { messages } from './messages.ts';

export type Person = Pick<InitialClientDataCreate, 'first_name' | 'last_name' | 'email' | 'phone' | 'zip'>;

const { first_name, last_name, email, phone, zip } = createInitialClientDataForm;
const nobody: Person = { first_name: '', last_name: '', email: '', phone: '', zip: '' };

interface PersonFormProps {
  /** Who it is so far. */
  person?: Person | undefined;
  onSubmit: (person: Person) => Promise<void>;
  /** Under which name it is kept on the device; nothing is before sign-in. */
  keep?: string;
}

/** A person's details: name, e-mail, phone, ZIP. */
export function PersonForm({ person = nobody, onSubmit, keep }: PersonFormProps) {
  const form = useOperationForm({
    fields: { first_name, last_name, email, phone, zip },
    initial: { first_name: person.first_name, last_name: person.last_name, email: person.email, phone: person.phone, zip: person.zip },
    validate: async () => (await import('../../../generated/validators/createInitialClientData.js')).createInitialClientDataBody,
    submit: onSubmit,
    ...(keep === undefined ? {} : { keep }),
  });
  const { values, set, field } = form;
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5 }}>
      <Restored kept={form.kept} />
      <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
      <FormProblem problem={form.problem} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 5 }}>
        <TextField {...field('first_name')} autoComplete="given-name" value={values.first_name} onChange={(event) => set('first_name', event.target.value)} />
        <TextField {...field('last_name')} autoComplete="family-name" value={values.last_name} onChange={(event) => set('last_name', event.target.value)} />
      </Box>
      <EmailField {...field('email')} value={values.email} onChange={(event) => set('email', event.target.value)} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' }, gap: 5 }}>
        <PhoneField {...field('phone')} value={values.phone} onChange={(event) => set('phone', event.target.value)} />
        <TextField
          {...field('zip')}
          figures
          inputMode="numeric"
          autoComplete="postal-code"
          value={values.zip}
          onChange={(event) => set('zip', event.target.value)}
        />
      </Box>
      <SubmitButton label={messages.next} busyLabel={messages.saving} busy={form.busy} />
    </Box>
  );
}
