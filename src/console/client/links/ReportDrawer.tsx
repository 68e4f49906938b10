import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { Link, ResearchVerdict, TitleStatus } from '../../../../generated/api.ts';
import { researchVerdictValues, researchVerdictLabels, titleStatusValues, titleStatusLabels } from '../../../../generated/enums.ts';
import { postResearchReportForm as rules } from '../../../../generated/forms.ts';
import { api, dataOf } from '../../../api/client.ts';
import { DateField } from '../../../../engine/web/fields/DateField.tsx';
import { FieldFrame } from '../../../../engine/web/fields/FieldFrame.tsx';
import { FormErrorSummary } from '../../../../engine/web/fields/FormErrorSummary.tsx';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { Restored } from '../../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { ResponsiveDrawer } from '../../../../engine/web/ResponsiveDrawer.tsx';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { labelOf } from './deskMoves.ts';
import { useLinksRefresh } from './queries.ts';

const reportMessages = messages.report;

interface Typed {
  verdict: ResearchVerdict | '';
  summary: string;
  title_status: TitleStatus;
  owners: string;
  accidents: string;
  service_history: string;
  open_recalls: string;
  seller_said: string;
  concerns: string;
  inspected_on: string | null;
}

const nothing: Typed = {
  verdict: '',
  summary: '',
  title_status: 'unknown',
  owners: '',
  accidents: '',
  service_history: '',
  open_recalls: '',
  seller_said: '',
  concerns: '',
  inspected_on: null,
};

const orNull = (text: string): string | null => text.trim() || null;
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Where the form begins. */
const toBegin = (place: HTMLElement | null) => place?.querySelector('button')?.focus();

/** Reports findings about a car; typed text stays until it is posted. */
export default function ReportDrawer({ link, onClose }: { link: Link; onClose: () => void }) {
  const formId = useId();
  const refresh = useLinksRefresh();
  const form = useOperationForm({
    fields: rules,
    validate: async () => (await import('../../../../generated/validators/postResearchReport.js')).postResearchReportBody,
    initial: nothing,
    keep: `report ${link.id}`,
    body: ({ verdict, owners, concerns, ...typed }) => ({
      ...(verdict === '' ? {} : { verdict }),
      summary: typed.summary.trim(),
      title_status: typed.title_status,
      owners: owners.trim() === '' ? null : Number(owners),
      accidents: orNull(typed.accidents),
      service_history: orNull(typed.service_history),
      open_recalls: orNull(typed.open_recalls),
      seller_said: orNull(typed.seller_said),
      concerns: lines(concerns),
      inspected_on: typed.inspected_on,
    }),
    submit: async ({ verdict, ...body }) => {
      if (verdict === undefined) return;
      await dataOf(api.POST('/links/{id}/report', { params: { path: { id: link.id } }, body: { ...body, verdict } }));
      toast.success(reportMessages.sent);
      await refresh();
      onClose();
    },
  });
  const { values, set, field } = form;
  const text = (name: 'summary' | 'accidents' | 'service_history' | 'open_recalls' | 'seller_said' | 'concerns', minRows = 2) => {
    const { hint, error, ...rest } = field(name);
    return (
      <TextField
        multiline
        minRows={minRows}
        {...rest}
        {...(hint === undefined ? {} : { hint })}
        {...(error === undefined ? {} : { error })}
        value={values[name]}
        onChange={(event) => set(name, event.target.value)}
      />
    );
  };
  const verdict = field('verdict');
  const titleStatus = field('title_status');
  const owners = field('owners');
  const inspected = field('inspected_on');
  return (
    <ResponsiveDrawer
      open
      onClose={onClose}
      title={reportMessages.title}
      above={<Box sx={{ color: 'text.secondary' }}>{link.title}</Box>}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="contained" disabled={form.busy}>
            {form.busy ? reportMessages.sending : labelOf('postResearchReport')}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4 }}>
        <Restored kept={form.kept} />
        <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
        {form.problem && <Note tone="error">{form.problem.message}</Note>}
        <FieldFrame group id={verdict.id} label={verdict.label} hint={verdict.hint} {...(verdict.error === undefined ? {} : { error: verdict.error })}>
          {(control) => (
            <div id={control.id} tabIndex={-1} ref={toBegin}>
              <Segmented
                oneStop
                label={verdict.label}
                value={values.verdict}
                onChange={(value) => set('verdict', value)}
                choices={researchVerdictValues.map((id) => ({ id, name: researchVerdictLabels[id] }))}
              />
            </div>
          )}
        </FieldFrame>
        {text('summary', 3)}
        {text('concerns')}
        {text('seller_said')}
        <Box component="h3" sx={{ typography: 'h4', mt: 2 }}>
          {reportMessages.history}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 4 }}>
          <SelectField
            id={titleStatus.id}
            label={titleStatus.label}
            value={values.title_status}
            onChange={(value) => set('title_status', value)}
            choices={titleStatusValues.map((id) => ({ id, name: titleStatusLabels[id] }))}
          />
          <TextField
            id={owners.id}
            label={owners.label}
            optional
            type="number"
            figures
            min={rules.owners.rules.minimum}
            max={rules.owners.rules.maximum}
            {...(owners.error === undefined ? {} : { error: owners.error })}
            value={values.owners}
            onChange={(event) => set('owners', event.target.value)}
          />
        </Box>
        {text('accidents')}
        {text('service_history')}
        {text('open_recalls')}
        <DateField
          id={inspected.id}
          label={inspected.label}
          optional
          {...(inspected.error === undefined ? {} : { error: inspected.error })}
          value={values.inspected_on}
          onChange={(day) => set('inspected_on', day)}
        />
      </Box>
    </ResponsiveDrawer>
  );
}
