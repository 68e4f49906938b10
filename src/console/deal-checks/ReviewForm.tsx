import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dealCheckReport } from '../../../domain/deal-check.ts';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { whenOpened } from '../../../engine/web/whenOpened.tsx';
import type { DealCheck, DealCheckReview, DealCheckVersion } from '../../../generated/api.ts';
import { answerDealCheckForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { offerFields, totalIsOffBy, type OfferAmount } from '../../features/deal-check/offer.ts';
import type { ListName } from '../../features/worksheet/rows.ts';
import { LeaveGuard } from '../client/worksheet/LeaveGuard.tsx';
import { KeysHint } from './KeysHint.tsx';
import { LinesTable } from './LinesTable.tsx';
import { messages } from './messages.ts';
import { dealChecksKey } from './queries.ts';
import {
  asksFigure,
  fair,
  keptReview,
  placeOfReview,
  placesOf,
  readVersion,
  reviewBody,
  reviewDraft,
  reviewProblems,
  withLines,
  type ReviewDraft,
} from './review.ts';
import { verdictsOfLines } from './SaidFields.tsx';
import { ReviewFoot } from './ReviewFoot.tsx';
import { Totals } from './Totals.tsx';
import { useScreenKeys } from '../../kit/keys/useScreenKeys.ts';
import { useReviewSaver } from './useReviewSaver.ts';
import { WholeOffer } from './WholeOffer.tsx';

const SendDialog = whenOpened(() => import('./SendDialog.tsx'));

interface ReviewFormProps {
  check: DealCheck;
  version: DealCheckVersion;
  /** The version before, where it was answered. */
  before: DealCheckVersion | null;
  /** The next or the previous of the files beside it. */
  onFile: (by: 1 | -1) => void;
}

/** The advisor's review, line by line: saved by itself while it is typed, sent after a look at what the client will read. */
export function ReviewForm({ check, version, before, onFile }: ReviewFormProps) {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isAsked = useRef(false);
  const [initial] = useState(() => reviewDraft(version, before));
  const form = useOperationForm<ReviewDraft, DealCheckReview>({
    fields: answerDealCheckForm,
    validate: async () => (await import('../../../generated/validators/answerDealCheck.js')).answerDealCheckBody,
    initial,
    check: reviewProblems,
    body: (typed) => reviewBody(typed, version.number),
    place: placeOfReview,
    // First a look at what the client will read.
    submit: async (body) => {
      if (!isAsked.current) {
        setAsks(true);
        return false;
      }
      isAsked.current = false;
      // The report carries the whole review: a draft that is saved after it would be refused.
      saver.stop();
      try {
        await dataOf(api.POST('/deal-checks/{id}/answer', { params: { path: { id: check.id } }, body }));
      } catch (error) {
        saver.resume();
        throw error;
      } finally {
        setAsks(false);
      }
      setIsSent(true);
      toast.success(messages.done(check.client_name));
      await queries.invalidateQueries({ queryKey: dealChecksKey });
      return undefined;
    },
  });
  const draft = form.values;
  const saver = useReviewSaver(check.id, keptReview(draft, version.number));
  const earlier = before?.lines ? { lines: before.lines, verdicts: before.verdicts } : null;
  const report = dealCheckReport(readVersion(draft), earlier);
  const places = placesOf(draft.lines);
  const rows = [...places.map(({ place }) => place), ...draft.verdicts.missing.map(({ key }) => `missing:${key}`)];
  const [current, setCurrent] = useState('msrp');
  const wanted = useRef<string | null>(null);
  const [, setFocused] = useState(0);

  // A line that was just made, or is to be edited, takes the focus into one of its fields.
  useEffect(() => {
    const field = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!field) return;
    wanted.current = null;
    field.focus();
  });
  const focusOn = (path: string) => {
    wanted.current = form.at(path).id;
  };

  const setLines = (lines: ReviewDraft['lines']) => {
    form.set('lines', lines);
    form.set('verdicts', withLines(draft, lines));
  };
  const add = (what: ListName | 'missing') => {
    const rowsOf = what === 'missing' ? draft.verdicts.missing : draft.lines[what];
    const key = 1 + Math.max(-1, ...rowsOf.map((row) => row.key));
    if (what === 'missing') {
      form.set('verdicts', { ...draft.verdicts, missing: [...draft.verdicts.missing, { ...fair, verdict: 'missing', key, label: '', lowers: true }] });
    } else {
      form.set('lines', { ...draft.lines, [what]: [...draft.lines[what], { key, label: '', amount: null, flag: false }] });
    }
    setCurrent(`${what}:${key}`);
    focusOn(what === 'missing' ? `verdicts.missing.${key}.label` : `lines.${what}.${key}.label`);
  };
  const step = (by: 1 | -1) => {
    const at = rows.indexOf(current);
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
    if (next === undefined) return;
    setCurrent(next);
    // It opens first: what is said of it is to be in sight, too.
    requestAnimationFrame(() => rowOf(next)?.scrollIntoView?.({ block: 'nearest' }));
  };
  const judge = (index: number) => () => {
    const verdict = verdictsOfLines[index];
    if (verdict === undefined || !places.some(({ place }) => place === current)) return;
    const said = draft.verdicts.said[current] ?? fair;
    form.set('verdicts', { ...draft.verdicts, said: { ...draft.verdicts.said, [current]: { ...said, verdict } } });
    if (asksFigure(verdict) && said.aim === null) focusOn(`verdicts.said.${current}.aim`);
  };
  const edit = () => {
    const [, missing] = current.split('missing:');
    const { verdict } = draft.verdicts.said[current] ?? fair;
    focusOn(missing === undefined ? `verdicts.said.${current}.${asksFigure(verdict) ? 'aim' : 'words'}` : `verdicts.missing.${missing}.aim`);
    // The effect above looks for the field after a render.
    setFocused((times) => times + 1);
  };
  useScreenKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ...Object.fromEntries(verdictsOfLines.map((_verdict, index) => [String(index + 1), judge(index)])),
      e: edit,
      m: () => add('missing'),
      '[': () => onFile(-1),
      ']': () => onFile(1),
      s: () => void form.onSubmit(),
      '?': () => setShowsKeys((shows) => !shows),
    },
    asks || isSent,
  );
  const amount = (name: OfferAmount, more: { label?: string; hint?: string; warning?: string } = {}) => (
    <MoneyField
      {...form.at(`lines.${name}`)}
      label={offerFields[name]?.label ?? name}
      optional
      value={draft.lines[name]}
      onChange={(cents) => setLines({ ...draft.lines, [name]: cents })}
      onBlur={form.field('lines').onBlur}
      {...more}
    />
  );
  const off = totalIsOffBy(draft.lines);
  const labelOf = (id: string): string | undefined =>
    places.find(({ place, of }) => id.includes(`.said.${place}.`) || ('list' in of && id.includes(`.${of.list}.${of.row}.`)))?.label;
  return (
    <>
      <LeaveGuard unsaved={!isSent && saver.state.status !== 'saved'} />
      <Box
        component="form"
        noValidate
        aria-label={messages.title(check.title)}
        onSubmit={(event) => void form.onSubmit(event)}
        sx={{ display: 'grid', gap: 4, minWidth: 0 }}
      >
        <FormErrorSummary errors={form.errors.map((error) => ({ ...error, label: labelOf(error.id) ?? error.label }))} attempt={form.failedSubmits} />
        <FormProblem problem={form.problem} />
        <Totals report={report} />
        <LinesTable
          draft={draft}
          report={report}
          before={before?.number ?? null}
          current={current}
          onCurrent={setCurrent}
          onLines={setLines}
          onVerdicts={(verdicts) => form.set('verdicts', verdicts)}
          onAdd={add}
          at={form.at}
          hasError={(prefix) => form.errors.some(({ id }) => id.includes(`-${prefix}`))}
          onBlur={form.field('lines').onBlur}
        />
        <Card sx={{ display: 'grid', gap: 3, p: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }, alignItems: 'start' }}>
          {amount('total_otd', {
            label: messages.stated,
            ...(off === 0 ? { hint: messages.statedHint } : { warning: messages.isOff(formatCents(Math.abs(off))) }),
          })}
          {amount('trade_allowance')}
          {amount('trade_payoff')}
        </Card>
        <WholeOffer draft={draft} field={form.field} set={form.set} />
        <ReviewFoot state={saver.state} busy={form.busy || isSent} />
      </Box>
      <KeysHint open={showsKeys} onToggle={() => setShowsKeys(!showsKeys)} />
      <SendDialog
        open={asks}
        client={check.client_name}
        busy={form.busy}
        version={{ ...version, verdict: draft.verdict || null, summary: draft.summary.trim() || null, otherwise: draft.otherwise.trim() || null, report }}
        before={before}
        onClose={() => setAsks(false)}
        onSend={() => {
          isAsked.current = true;
          void form.onSubmit();
        }}
      />
    </>
  );
}

const rowOf = (place: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-place]')].find((row) => row.dataset['place'] === place);
