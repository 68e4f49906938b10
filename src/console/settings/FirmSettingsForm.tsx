import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FirmSettings } from '../../../generated/api.ts';
import { updateFirmSettingsForm } from '../../../generated/forms.ts';
import type { FieldRules } from '../../../engine/contract/descriptor.ts';
import { api, dataOf } from '../../api/client.ts';
import { Problem, sentenceOf } from '../../../engine/web/problem.ts';
import { apiQuery } from '../../api/query.ts';
import { Section } from '../../features/profile/Section.tsx';
import { timeZones } from '../../features/profile/timeZones.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { Restored } from '../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { cameInText, savedByOf } from '../../../engine/web/merge/who.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { askedBy, useAskedField } from '../useAskedField.ts';
import { bodyOf, ownLabels, rules, savedOf, shareAt, textOf, weekdayName, wrongShares, type Typed } from './firm-settings.ts';
import { MeanwhileNote } from './MeanwhileNote.tsx';
import { messages } from './messages.ts';
import { RefundSection } from './RefundSection.tsx';
import { useMeanwhile } from './useMeanwhile.ts';

/** Between how many and how many hours a promise may be. */
const promiseRules: FieldRules | undefined = updateFirmSettingsForm.answer_hours.fields.find(({ name }) => name === 'promise_hours')?.rules;

const settingsKey = ['/settings'] as const;
const settingsQuery = apiQuery<FirmSettings>(settingsKey, (signal) => api.GET('/settings', { signal }));

const weekdays = [1, 2, 3, 4, 5, 6, 0];
const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: String(from + index), name: messages.hour(from + index) }));

/** What the firm decides for itself. */
export function FirmSettingsForm() {
  const settings = useQuery(settingsQuery);
  if (settings.data) return <Form settings={settings.data} />;
  if (settings.isPending) {
    return (
      <Loading label={messages.loading}>
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
          {[messages.firm, messages.answers, messages.requests, messages.refunds].map(({ title, lead }) => (
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
  const { base, question, take, agreed } = useMeanwhile<Typed>(savedOf(settings));
  const form = useOperationForm<Typed, ReturnType<typeof bodyOf>>({
    fields: updateFirmSettingsForm,
    validate: async () => (await import('../../../generated/validators/updateFirmSettings.js')).updateFirmSettingsBody,
    initial: base.current.values,
    check: (typed) => ({
      ...(Number(typed.closes) <= Number(typed.opens) ? { closes: messages.laterClose } : {}),
      ...(typed.weekdays.length === 0 ? { weekdays: messages.chooseDay } : {}),
      ...wrongShares(typed),
    }),
    body: (typed) => bodyOf(typed, base.current.version),
    keep: 'settings',
    // The page stays, and what is typed next is kept again.
    again: () => base.current.values,
    place: (path) => shareAt(path) ?? /^answer_hours\.(\w+)/.exec(path)?.[1] ?? path,
    submit: async (_body, typed) => {
      const save = async (what: Typed) => {
        const saved = await dataOf(api.PATCH('/settings', { body: bodyOf(what, base.current.version) }));
        agreed(savedOf(saved));
        queries.setQueryData(settingsKey, saved);
      };
      try {
        await save(typed);
        toast.success(messages.saved);
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 409) throw error;
        // Somebody was first: what only they changed comes in and, where nothing is to be asked, all is saved at once.
        const theirs = await dataOf(api.GET('/settings'));
        const by = savedByOf(error);
        const { merged, taken, asked } = take(savedOf(theirs), { values: typed, set: form.set }, by);
        queries.setQueryData(settingsKey, theirs);
        if (asked) return false;
        await save(merged);
        const cameIn = cameInText(by, taken.map(labelOf));
        toast.success(cameIn ? messages.savedWith(cameIn) : messages.saved);
      }
      return undefined;
    },
  });
  const labelOf = (name: keyof Typed) => ownLabels[name] ?? form.field(name).label;
  useEffect(() => {
    // Told by the live channel, while somebody types here.
    if (settings.version > base.current.version) take(savedOf(settings), form, savedByOf(undefined));
  }, [settings, base, take, form]);
  const { values } = form;
  useAskedField();
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 720 }}
    >
      <Restored kept={form.kept} />
      <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
      {form.problem && <Note tone="error">{form.problem.message}</Note>}
      {question && <MeanwhileNote key={base.current.version} question={question} labelOf={labelOf} textOf={textOf} onChoose={form.set} />}
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
        <Box {...askedBy('answer_hours')} sx={twoColumns}>
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
      <RefundSection values={values} saved={base.current.values} field={form.field} onChange={form.set} />
      <Box>
        <Button type="submit" variant="contained" disabled={form.busy}>
          {form.busy ? messages.saving : messages.save}
        </Button>
      </Box>
    </Box>
  );
}

const twoColumns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 } as const;
