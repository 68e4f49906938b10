import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { User, UserUpdate } from '../../../generated/api.ts';
import { contactTimeValues, contactTimeLabels, contactWayValues, contactWayLabels, roleLabels } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { updateUserForm } from '../../../generated/forms.ts';
import { DateField } from '../../../engine/web/fields/DateField.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { PhoneField } from '../../../engine/web/fields/PhoneField.tsx';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { Restored } from '../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { formatDate } from '../../../engine/web/format.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { meKey } from '../../api/me.ts';
import { messages } from './messages.ts';
import { PictureField } from './PictureField.tsx';
import { saveMe } from './queries.ts';
import { Section } from './Section.tsx';
import { timeZones } from './timeZones.ts';

const personMessages = messages.person;

const contactWays = contactWayValues.map((id) => ({ id, name: contactWayLabels[id] }));
const contactTimes = contactTimeValues.map((id) => ({ id, name: contactTimeLabels[id] }));

/** Name, how to be reached, picture; for an advisor also until when they are away. Nobody calls a client’s guest. */
export function PersonSection({ user }: { user: User }) {
  const queries = useQueryClient();
  const save = async (change: UserUpdate) => {
    queries.setQueryData(meKey(), await saveMe(user.id, change));
    toast.success(messages.saved);
  };
  const isGuest = typeof user.guest_of === 'string';
  const isClient = user.role === roles.client && !isGuest;
  const form = useOperationForm({
    fields: updateUserForm,
    validate: async () => (await import('../../../generated/validators/updateUser.js')).updateUserBody,
    initial: {
      first_name: user.first_name,
      last_name: user.last_name,
      phone: user.phone ?? '',
      zip: user.zip ?? '',
      best_contact: user.best_contact ?? null,
      best_time: user.best_time ?? null,
      time_zone: user.time_zone ?? null,
      absent_until: user.absent_until ?? null,
    },
    body: ({ phone, zip, absent_until, best_contact, best_time, ...rest }): UserUpdate => ({
      ...rest,
      phone: phone || null,
      ...(isClient ? { zip: zip || null, best_contact, best_time } : {}),
      // A day that has passed since stays as it is.
      ...(user.role === roles.employee && absent_until !== (user.absent_until ?? null) ? { absent_until } : {}),
    }),
    submit: save,
    keep: 'profile',
    // The page stays, and what is typed next is kept again.
    again: (typed) => typed,
  });
  const { values } = form;
  return (
    <Section
      title={personMessages.title}
      lead={`${isGuest ? personMessages.guest : roleLabels[user.role]}. ${personMessages.since(formatDate(user.created_at))}.`}
    >
      {!isGuest && <PictureField user={user} onChange={(avatar) => save({ avatar })} />}
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <Restored kept={form.kept} />
        <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
        <FormProblem problem={form.problem} />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 }}>
          <TextField
            {...form.field('first_name')}
            optional={false}
            autoComplete="given-name"
            value={values.first_name}
            onChange={(event) => form.set('first_name', event.target.value)}
          />
          <TextField
            {...form.field('last_name')}
            optional={false}
            autoComplete="family-name"
            value={values.last_name}
            onChange={(event) => form.set('last_name', event.target.value)}
          />
          {!isGuest && (
            <PhoneField {...form.field('phone')} autoComplete="tel" value={values.phone} onChange={(event) => form.set('phone', event.target.value)} />
          )}
          {isClient && (
            <TextField {...form.field('zip')} autoComplete="postal-code" figures value={values.zip} onChange={(event) => form.set('zip', event.target.value)} />
          )}
          {isClient && (
            <SelectField
              {...form.field('best_contact')}
              hint={personMessages.bestContact}
              value={values.best_contact ?? ''}
              choices={contactWays}
              onChange={(chosen) => form.set('best_contact', chosen)}
            />
          )}
          {isClient && (
            <SelectField
              {...form.field('best_time')}
              value={values.best_time ?? ''}
              choices={contactTimes}
              onChange={(chosen) => form.set('best_time', chosen)}
            />
          )}
          <SelectField
            {...form.field('time_zone')}
            value={values.time_zone ?? ''}
            choices={timeZones(values.time_zone)}
            onChange={(chosen) => form.set('time_zone', chosen)}
          />
          {user.role === roles.employee && (
            <DateField {...form.field('absent_until')} value={values.absent_until} onChange={(day) => form.set('absent_until', day)} />
          )}
        </Box>
        <Box>
          <Button type="submit" variant="contained" disabled={form.busy}>
            {form.busy ? messages.saving : messages.save}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
