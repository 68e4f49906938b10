import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FirmSettings } from '../../../generated/api.ts';
import { updateFirmSettingsForm } from '../../../generated/forms.ts';
import type { FieldRules } from '../../../engine/contract/descriptor.ts';
import { api, dataOf } from '../../api/client.ts';
import { Problem, sentenceOf } from '../../../engine/web/problem.ts';
import { apiQuery } from '../../api/query.ts';
import { messages as chatMessages } from '../../features/chat/messages.ts';
import { timeZones } from '../../features/profile/timeZones.ts';
import { hoursText, promiseText } from '../../features/support/answer-hours.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { cameInText, savedByOf } from '../../../engine/web/merge/who.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { askedBy, useAskedField } from '../useAskedField.ts';
import { bodyOf, changedNames, hoursOf, ownLabels, rules, savedOf, sectionOf, shareAt, textOf, weekdayName, wrongShares, type Typed } from './firm-settings.ts';
import { MeanwhileNote } from './MeanwhileNote.tsx';
import { messages } from './messages.ts';
import { RefundSection } from './RefundSection.tsx';
import type { SectionId } from './studio/sections.ts';
import { once, useStudio, useStudioDraft } from './studio/studio.ts';
import { shownCard, StudioSection } from './studio/StudioSection.tsx';
import { wasMark } from './studio/wasMark.tsx';
import { useMeanwhile } from './useMeanwhile.ts';

/** Between how many and how many hours a promise may be. */
const promiseRules: FieldRules | undefined = updateFirmSettingsForm.answer_hours.fields.find(({ name }) => name === 'promise_hours')?.rules;

/** As its draft is stored. */
const formName = 'settings';

const settingsKey = ['/settings'] as const;
const settingsQuery = apiQuery<FirmSettings>(settingsKey, (signal) => api.GET('/settings', { signal }));

const weekdays = [1, 2, 3, 4, 5, 6, 0];
const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: String(from + index), name: messages.hour(from + index) }));

const ownSections = [
  { id: 'firm', lead: messages.firm.lead },
  { id: 'answers', lead: messages.answers.lead },
  { id: 'refunds', lead: messages.refunds.lead },
  { id: 'assignment', lead: messages.requests.lead },
] as const satisfies readonly { id: SectionId; lead: string }[];

/** What the firm decides for itself: one operation, in four sections. */
export function FirmSettingsForm() {
  const settings = useQuery(settingsQuery);
  if (settings.data) return <Form settings={settings.data} />;
  if (settings.isPending) {
    return (
      <Loading label={messages.loading}>
        <Box sx={sectionsGrid}>
          {ownSections.map(({ id, lead }) => (
            <StudioSection key={id} id={id} lead={lead}>
              <Box sx={twoColumns}>
                <FieldSkeleton />
                <FieldSkeleton />
              </Box>
            </StudioSection>
          ))}
        </Box>
      </Loading>
    );
  }
  return (
    <Card>
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
  const { current } = useStudio();
  const cameIn = useRef<string>(undefined);
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
    keep: formName,
    // The page stays, and what is typed next is kept again.
    again: () => base.current.values,
    place: (path) => shareAt(path) ?? /^answer_hours\.(\w+)/.exec(path)?.[1] ?? path,
    submit: async (_body, typed) => {
      const save = async (what: Typed) => {
        const saved = await dataOf(api.PATCH('/settings', { body: bodyOf(what, base.current.version) }));
        agreed(savedOf(saved));
        queries.setQueryData(settingsKey, saved);
      };
      cameIn.current = undefined;
      try {
        await save(typed);
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 409) throw error;
        // Somebody was first: what only they changed comes in and, where nothing is to be asked, all is saved at once.
        const theirs = await dataOf(api.GET('/settings'));
        const by = savedByOf(error);
        const { merged, taken, asked } = take(savedOf(theirs), { values: typed, set: form.set }, by);
        queries.setQueryData(settingsKey, theirs);
        if (asked) return false;
        await save(merged);
        cameIn.current = cameInText(by, taken.map(labelOf));
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
  const saved = base.current.values;
  const changed = changedNames(values, saved);
  const faulty = [
    // The keys of an object are its type's.
    ...(Object.keys(values) as (keyof Typed)[]).filter((name) => form.field(name).error !== undefined),
    ...(question?.fields.map(({ name }) => name) ?? []),
    ...(form.problem ? changed : []),
  ];
  useStudioDraft(formName, {
    changes: changed.map((name) => ({ section: sectionOf(name), label: labelOf(name), from: textOf(name, saved[name]), to: textOf(name, values[name]) })),
    faults: once(faulty.map(sectionOf)),
    publish: async () => ((await form.onSubmit()) ? { said: cameIn.current } : undefined),
    discard: () => {
      form.kept.discard();
      agreed(base.current);
      return () => changed.forEach((name) => form.set(name, values[name]));
    },
  });
  useAskedField();
  /** A field that says what it was, while that is still what is published. */
  const field = (name: keyof Typed) => ({
    ...form.field(name),
    label: labelOf(name),
    optional: false,
    ...(changed.includes(name) ? wasMark(textOf(name, saved[name])) : {}),
  });
  const isCurrent = current === undefined || ownSections.some(({ id }) => id === current);
  return (
    <Box sx={{ ...sectionsGrid, display: { xs: isCurrent ? 'grid' : 'none', md: 'grid' } }}>
      <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
      {form.problem && <Note tone="error">{form.problem.message}</Note>}
      {question && <MeanwhileNote key={base.current.version} question={question} labelOf={labelOf} textOf={textOf} onChoose={form.set} />}
      <StudioSection id="firm" lead={messages.firm.lead} preview={{ title: messages.firm.read, shown: <FirmAsRead values={values} /> }}>
        <Box sx={twoColumns}>
          <TextField
            {...field('firm_name')}
            autoComplete="organization"
            value={values.firm_name}
            onChange={(event) => form.set('firm_name', event.target.value)}
          />
          <TextField
            {...field('firm_phone')}
            optional
            type="tel"
            autoComplete="tel"
            value={values.firm_phone}
            onChange={(event) => form.set('firm_phone', event.target.value)}
          />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <TextField
              {...field('postal_address')}
              multiline
              autoComplete="street-address"
              value={values.postal_address}
              onChange={(event) => form.set('postal_address', event.target.value)}
            />
          </Box>
          <SelectField
            {...field('time_zone')}
            hint={undefined}
            value={values.time_zone}
            choices={timeZones(values.time_zone)}
            onChange={(zone) => form.set('time_zone', zone)}
          />
          <EmailField {...field('support_address')} value={values.support_address} onChange={(event) => form.set('support_address', event.target.value)} />
        </Box>
      </StudioSection>
      <StudioSection id="answers" lead={messages.answers.lead} preview={{ title: messages.answers.read, shown: <HoursAsRead values={values} /> }}>
        <Box {...askedBy('answer_hours')} sx={twoColumns}>
          <SelectField {...field('opens')} value={values.opens} choices={hours(0, 23)} onChange={(hour) => form.set('opens', hour)} />
          <SelectField {...field('closes')} value={values.closes} choices={hours(1, 24)} onChange={(hour) => form.set('closes', hour)} />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FieldFrame {...field('weekdays')} group>
              {({ labelId }) => (
                <ToggleButtonGroup
                  aria-labelledby={labelId}
                  value={values.weekdays}
                  onChange={(_event, days: number[]) => form.set('weekdays', days)}
                  sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', '& .MuiToggleButton-root': { px: 0 } }}
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
            {...field('promise_hours')}
            hint={messages.promiseHint}
            type="number"
            min={promiseRules?.minimum}
            max={promiseRules?.maximum}
            figures
            value={values.promise_hours}
            onChange={(event) => form.set('promise_hours', event.target.value)}
          />
        </Box>
      </StudioSection>
      <RefundSection values={values} saved={saved} field={form.field} onChange={form.set} />
      <StudioSection id="assignment" lead={messages.requests.lead}>
        <Box sx={{ maxWidth: 420 }}>
          <SelectField {...field('assignment_rule')} value={values.assignment_rule} choices={rules} onChange={(rule) => form.set('assignment_rule', rule)} />
        </Box>
      </StudioSection>
    </Box>
  );
}

/** Who writes, as it is on every receipt. */
function FirmAsRead({ values: { firm_name, postal_address, firm_phone } }: { values: Typed }) {
  return (
    <Box sx={shownCard}>
      <Box sx={{ fontWeight: 'fontWeightBold' }}>{firm_name}</Box>
      <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{postal_address}</Box>
      <Box sx={{ color: 'text.secondary' }}>{firm_phone}</Box>
    </Box>
  );
}

/** When we answer, as it is above the chat. */
function HoursAsRead({ values }: { values: Typed }) {
  const typed = hoursOf(values);
  return (
    <Box sx={shownCard} aria-live="polite">
      {typed ? chatMessages.answerHours(hoursText(typed), promiseText(typed)) : messages.answers.wrong}
    </Box>
  );
}

const sectionsGrid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } as const;
const twoColumns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 } as const;
