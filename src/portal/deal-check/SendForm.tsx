import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Photo from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Card } from '../../../engine/web/Card.tsx';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { Restored } from '../../../engine/web/form/Restored.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { Suspense } from 'react';
import type { CheckedPaper, ContractLines, DealCheck } from '../../../generated/api.ts';
import { checkedPaperLabels } from '../../../generated/enums.ts';
import { sendDealCheckForm } from '../../../generated/forms.ts';
import { sendDealCheckLimits } from '../../../generated/limits.ts';
import { api, dataOf } from '../../api/client.ts';
import { isBlankOffer, offerDraft, offerLines, offerProblems, placeOfOffer, underLines, type OfferDraft } from '../../features/deal-check/offer.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { CarFields } from './CarFields.tsx';
import { messages } from './messages.ts';
import { changedBySending } from './queries.ts';

const words = messages.form;
/** Few type the lines: a photo is enough. */
const OfferFields = lazyScreen(() => import('./OfferFields.tsx'));

interface Values {
  title: string;
  vin: string;
  dealer: string;
  paper: CheckedPaper;
  note: string;
  /** Files are sent as they are chosen; here stands only what is wrong with them. */
  attachment_ids: '';
  /** The lines are typed, too. */
  types: boolean;
  lines: OfferDraft;
}

interface Body {
  title: string;
  vin: string | null;
  dealer: string | null;
  paper: CheckedPaper;
  note: string | null;
  attachment_ids: string[];
  lines: ContractLines | null;
}

export interface SendFormProps {
  /** What a next version is of; null for another offer. */
  check: DealCheck | null;
  /** The papers that may still be sent. */
  papers: readonly CheckedPaper[];
  paper: CheckedPaper;
  onSent: (check: DealCheck) => void;
  onCancel?: () => void;
}

/** A dealer's paper on its way to the advisor: files, photos or typed lines. What was typed outlives the page. */
export default function SendForm({ check, papers, paper, onSent, onCancel }: SendFormProps) {
  const queries = useQueryClient();
  const uploads = useUploads('deal_check', { onAdded: () => form.set('attachment_ids', '') });
  const form = useOperationForm<Values, Body>({
    fields: sendDealCheckForm,
    validate: async () => (await import('../../../generated/validators/sendDealCheck.js')).sendDealCheckBody,
    initial: { title: check?.title ?? '', vin: '', dealer: check?.dealer ?? '', paper, note: '', attachment_ids: '', types: false, lines: offerDraft(null) },
    keep: `deal check ${check ? `${check.id} ${check.version_count}` : 'new'}`,
    body: (typed) => ({
      title: typed.title.trim(),
      vin: typed.vin || null,
      dealer: typed.dealer.trim() || null,
      paper: typed.paper,
      note: typed.note.trim() || null,
      attachment_ids: uploads.ids,
      lines: typesLines(typed) ? offerLines(typed.lines) : null,
    }),
    check: (typed) => ({
      ...(typesLines(typed) ? underLines(offerProblems(typed.lines)) : {}),
      ...(!typesLines(typed) && uploads.uploads.length === 0 ? { attachment_ids: words.needs } : {}),
    }),
    place: (path, typed) => placeOfOffer(path, typed.lines),
    submit: async (body) => {
      const { title: _title, vin: _vin, dealer: _dealer, ...version } = body;
      const sent = await dataOf(
        check ? api.POST('/deal-checks/{id}/versions', { params: { path: { id: check.id } }, body: version }) : api.POST('/deal-checks/send', { body }),
      );
      toast.success(words.sent[body.paper]);
      await Promise.all(changedBySending.map((queryKey) => queries.invalidateQueries({ queryKey })));
      onSent(sent);
    },
  });
  const { values } = form;
  const files = form.at('attachment_ids');
  return (
    <Card component="section" aria-label={words.label[check ? paper : 'new']} sx={{ overflow: 'visible' }}>
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5, p: { xs: 4, sm: 6 } }}>
        <Restored kept={form.kept} />
        <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
        <FormProblem problem={form.problem} />
        {!check && (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
            <CarFields form={form} />
            <TextField
              {...form.field('dealer')}
              optional
              value={values.dealer}
              maxLength={sendDealCheckLimits.dealer}
              onChange={(event) => form.set('dealer', event.target.value)}
            />
          </Box>
        )}
        {papers.length > 1 && (
          <FieldFrame {...form.field('paper')} label={words.paper} hint={undefined} group>
            {() => (
              <Segmented
                label={words.paper}
                value={values.paper}
                choices={papers.map((id) => ({ id, name: checkedPaperLabels[id] }))}
                onChange={(next) => form.set('paper', next)}
              />
            )}
          </FieldFrame>
        )}
        <FieldFrame {...files} label={words.files} hint={words.filesHint} group>
          {({ id }) => (
            <Box id={id} tabIndex={-1} sx={{ display: 'grid', gap: 3 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                <FilePicker label={words.file} onFiles={uploads.add} />
                <FilePicker camera label={words.photo} icon={<Photo />} onFiles={uploads.add} />
                {!values.types && (
                  <Button variant="outlined" startIcon={<Keyboard />} onClick={() => form.set('types', true)}>
                    {uploads.uploads.length > 0 ? words.typeInstead : words.type}
                  </Button>
                )}
              </Box>
              <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />
            </Box>
          )}
        </FieldFrame>
        {values.types && (
          <Box>
            <Box sx={{ border: '1px solid var(--border)', borderRadius: 'var(--r)', background: 'var(--surface)' }}>
              <Suspense fallback={<Skeleton height={480} />}>
                <OfferFields
                  draft={values.lines}
                  onChange={(lines) => form.set('lines', lines)}
                  at={(path) => form.at(`lines.${path}`)}
                  onBlur={form.field('lines').onBlur}
                />
              </Suspense>
            </Box>
            <Button size="small" sx={{ mt: 1, ml: -2 }} onClick={() => form.set('types', false)}>
              {words.noLines}
            </Button>
          </Box>
        )}
        <TextField
          {...form.field('note')}
          optional
          multiline
          minRows={2}
          value={values.note}
          maxLength={sendDealCheckLimits.note}
          onChange={(event) => form.set('note', event.target.value)}
        />
        <Box sx={{ display: 'grid', gap: 2, maxWidth: { sm: 320 } }}>
          <SubmitButton label={words.send[values.paper]} busyLabel={words.sending} busy={form.busy} disabled={uploads.isBusy} />
          {onCancel && (
            <Button variant="text" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  );
}

/** Lines count once some are typed, or where there is nothing else. */
const typesLines = ({ types, lines }: Values): boolean => types && !isBlankOffer(lines);
