import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FirmSettings } from '../../../generated/api.ts';
import { assignmentRuleValues, assignmentRuleLabels } from '../../../generated/enums.ts';
import { updateFirmSettingsForm } from '../../../generated/forms.ts';
import type { FieldRules } from '../../../engine/contract/descriptor.ts';
import { api, dataOf } from '../../api/client.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { apiQuery } from '../../api/query.ts';
import { Section } from '../../features/profile/Section.tsx';
import { timeZones } from '../../features/profile/timeZones.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

/** Between how many and how many hours a promise may be. */
const promiseRules: FieldRules | undefined = updateFirmSettingsForm.answer_hours.fields.find(({ name }) => name === 'promise_hours')?.rules;

const settingsKey = ['/settings'] as const;
const settingsQuery = apiQuery<FirmSettings>(settingsKey, (signal) => api.GET('/settings', { signal }));

const weekdays = [1, 2, 3, 4, 5, 6, 0];
/** The first of June 2025 was a Sunday. */
const weekdayName = (weekday: number) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2025, 5, 1 + weekday)));
const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: String(from + index), name: messages.hour(from + index) }));
const rules = assignmentRuleValues.map((id) => ({ id, name: assignmentRuleLabels[id] }));

/** What the firm decides for itself. */
export function FirmSettingsForm() {
  const settings = useQuery(settingsQuery);
  if (settings.data) return <Form key={settings.data.version} settings={settings.data} />;
  if (settings.isPending) {
    return (
      <Loading label={messages.loading}>
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
          {[messages.firm, messages.answers, messages.requests].map(({ title, lead }) => (
            <Section key={title} title={title} lead={lead}>
              <Box sx={twoColumns}>
                <FieldSkeleton />
                <FieldSkeleton />
              </Box>
            </Section>
          ))}
        </Box>
      </Loading>
    );
  }
  return (
    <Card sx={{ maxWidth: 720 }}>
      <ErrorState title={messages.failed} onRetry={() => void settings.refetch()}>
        {sentenceOf(settings.error)}
      </ErrorState>
    </Card>
  );
}

/** A label and the control below it. */
function FieldSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Skeleton width={96} height={14} />
      <Skeleton height="var(--control)" />
    </Box>
  );
}

function Form({ settings }: { settings: FirmSettings }) {
  const queries = useQueryClient();
  const { opens, closes, promise_hours } = settings.answer_hours;
  const form = useOperationForm({
    fields: updateFirmSettingsForm,
    validate: async () => (await import('../../../generated/validators/updateFirmSettings.js')).updateFirmSettingsBody,
    initial: {
      firm_name: settings.firm_name ?? '',
      postal_address: settings.postal_address ?? '',
      firm_phone: settings.firm_phone ?? '',
      time_zone: settings.time_zone,
      support_address: settings.support_address,
      assignment_rule: settings.assignment_rule,
      opens: String(opens),
      closes: String(closes),
      weekdays: settings.answer_hours.weekdays,
      promise_hours: String(promise_hours),
    },
    check: (values) => ({
      ...(Number(values.closes) <= Number(values.opens) ? { closes: messages.laterClose } : {}),
      ...(values.weekdays.length === 0 ? { weekdays: messages.chooseDay } : {}),
    }),
    body: (values) => ({
      firm_name: values.firm_name.trim() || null,
      postal_address: values.postal_address.trim() || null,
      firm_phone: values.firm_phone.trim() || null,
      time_zone: values.time_zone,
      support_address: values.support_address,
      assignment_rule: values.assignment_rule,
      answer_hours: {
        opens: Number(values.opens),
        closes: Number(values.closes),
        weekdays: values.weekdays,
        promise_hours: Number(values.promise_hours),
      },
      version: settings.version,
    }),
    place: (path) => /^answer_hours\.(\w+)/.exec(path)?.[1] ?? path,
    submit: async (body) => {
      const saved = await dataOf(api.PATCH('/settings', { body }));
      queries.setQueryData(settingsKey, saved);
      toast.success(messages.saved);
    },
  });
  const { values } = form;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 720 }}
    >
      <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
      {form.problem && <Note tone="error">{form.problem.message}</Note>}
      <Section title={messages.firm.title} lead={messages.firm.lead}>
        <Box sx={twoColumns}>
          <TextField
            {...form.field('firm_name')}
            optional={false}
            autoComplete="organization"
            value={values.firm_name}
            onChange={(event) => form.set('firm_name', event.target.value)}
          />
          <TextField
            {...form.field('firm_phone')}
            type="tel"
            autoComplete="tel"
            value={values.firm_phone}
            onChange={(event) => form.set('firm_phone', event.target.value)}
          />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <TextField
              {...form.field('postal_address')}
              optional={false}
              multiline
              autoComplete="street-address"
              value={values.postal_address}
              onChange={(event) => form.set('postal_address', event.target.value)}
            />
          </Box>
          <SelectField
            {...form.field('time_zone')}
            optional={false}
            hint={undefined}
            value={values.time_zone}
            choices={timeZones(values.time_zone)}
            onChange={(zone) => form.set('time_zone', zone)}
          />
          <EmailField
            {...form.field('support_address')}
            optional={false}
            value={values.support_address}
            onChange={(event) => form.set('support_address', event.target.value)}
          />
        </Box>
      </Section>
      <Section title={messages.answers.title} lead={messages.answers.lead}>
        <Box sx={twoColumns}>
          <SelectField
            {...form.field('opens')}
            label={messages.opens}
            optional={false}
            value={values.opens}
            choices={hours(0, 23)}
            onChange={(hour) => form.set('opens', hour)}
          />
          <SelectField
            {...form.field('closes')}
            label={messages.closes}
            optional={false}
            value={values.closes}
            choices={hours(1, 24)}
            onChange={(hour) => form.set('closes', hour)}
          />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FieldFrame {...form.field('weekdays')} label={messages.weekdays} optional={false} group>
              {({ labelId }) => (
                <ToggleButtonGroup
                  aria-labelledby={labelId}
                  value={values.weekdays}
                  onChange={(_event, days: number[]) => form.set('weekdays', days)}
                  sx={{
                    display: { xs: 'grid', md: 'inline-flex' },
                    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
                    '& .MuiToggleButton-root': { px: { xs: 0, md: 3 } },
                  }}
                >
                  {weekdays.map((weekday) => (
                    <ToggleButton key={weekday} value={weekday}>
                      {weekdayName(weekday)}
                    </ToggleButton>
                  ))}
                </ToggleButtonGroup>
              )}
            </FieldFrame>
          </Box>
          <TextField
            {...form.field('promise_hours')}
            label={messages.promise}
            hint={messages.promiseHint}
            optional={false}
            type="number"
            min={promiseRules?.minimum}
            max={promiseRules?.maximum}
            figures
            value={values.promise_hours}
            onChange={(event) => form.set('promise_hours', event.target.value)}
          />
        </Box>
      </Section>
      <Section title={messages.requests.title} lead={messages.requests.lead}>
        <Box sx={twoColumns}>
          <SelectField
            {...form.field('assignment_rule')}
            optional={false}
            value={values.assignment_rule}
            choices={rules}
            onChange={(rule) => form.set('assignment_rule', rule)}
          />
        </Box>
      </Section>
      <Box>
        <Button type="submit" variant="contained" disabled={form.busy}>
          {form.busy ? messages.saving : messages.save}
        </Button>
      </Box>
    </Box>
  );
}

const twoColumns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 } as const;
