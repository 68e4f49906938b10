import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { bidTotals } from '../../../domain/bids.ts';
import { FormErrorSummary } from '../../../engine/web/fields/FormErrorSummary.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { todayHere } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { PlainButton } from '../../../engine/web/PlainButton.tsx';
import { Problem } from '../../../engine/web/problem.ts';
import type { BidLines, DealerRequest } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { BidLinesFields } from './BidLinesFields.tsx';
import { bidDraft, isBlank, keptLines, lineFields, linesOf, placeOfLine, problemsOf, type BidDraft } from '../../features/bids/draft.ts';
import { messages as bidMessages } from './line-messages.ts';
import { dealerMessages as messages } from '../messages/dealer.ts';
import { Attach } from './Attach.tsx';
import type { DraftSaver, SaverState } from './draft-saver.ts';
import { DraftState, SendBar } from './SendBar.tsx';
import { useDraftSaver } from './useDraftSaver.ts';

interface DealerFormProps {
  token: string;
  request: DealerRequest;
  /** Prices can be sent now. */
  isOpen: boolean;
  onChanged: (request: DealerRequest) => void;
  onSent: (request: DealerRequest) => void;
  /** It was refused as too late or closed: the page asks how it is. */
  onOver: () => Promise<void>;
  onDecline: () => void;
}

interface SendBody {
  token: string;
  lines: BidLines;
}

/** The lines of a dealer's price: kept as they are typed, sent at the press of one button. */
export function DealerForm({ token, request, isOpen, onChanged, onSent, onOver, onDecline }: DealerFormProps) {
  const rule = request.tax_rule;
  const form = useOperationForm<BidDraft, SendBody>({
    fields: lineFields,
    validate: async () => (await import('../../../generated/validators/sendDealerAnswer.js')).sendDealerAnswerBody,
    initial: bidDraft(request.draft, rule, todayHere()),
    check: (typed) => problemsOf(typed, rule),
    body: (typed) => ({ token, lines: linesOf(typed) }),
    place: placeOfLine,
    submit: async (body) => {
      // What waits is sent first: whatever becomes of the price, the server has the lines.
      await saver.flush();
      if (saver.get().status === 'conflict') return false;
      try {
        const answer = await dataOf(api.POST('/dealer-answers/send', { body }));
        saver.stop({ forget: true });
        onSent(answer);
        return undefined;
      } catch (error) {
        if (error instanceof Problem && error.status === 409) await onOver();
        throw error;
      }
    },
  });
  const draft = form.values;
  const show = (lines: BidLines) => {
    for (const [name, value] of Object.entries(bidDraft(lines, rule, todayHere()))) form.set(name as keyof BidDraft, value);
  };
  const { saver, state } = useDraftSaver({ token, request, lines: keptLines(draft), show, onSaved: onChanged });
  const total = bidTotals(linesOf(draft), rule).total_otd;
  return (
    <Box component="form" noValidate aria-label={messages.form} onSubmit={(event) => void form.onSubmit(event)} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'grid', gap: 3, '&:not(:empty)': { mb: 3 } }}>
        <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
        {form.problem && <FormProblem problem={form.problem} />}
        <Conflict state={state} saver={saver} />
      </Box>
      <Box sx={{ border: '1px solid var(--border)', borderRadius: 'var(--r)', background: 'var(--surface)' }}>
        <BidLinesFields
          form={form}
          rule={rule}
          wanted={request}
          filed={{ vin: request.draft?.vin ?? null, warning: request.vin_warning }}
          tradeIn={request.trade_in}
          noteLabel={messages.noteTo(request.firm_name)}
          discountLabel={bidMessages.yourDiscount}
        >
          {isOpen && <Attach token={token} request={request} onChanged={onChanged} />}
        </BidLinesFields>
      </Box>
      <Box sx={{ display: { xs: 'flex', md: 'none' }, justifyContent: 'center', mt: 4 }}>
        <DraftState state={state} zone={request.time_zone} />
      </Box>
      {isOpen && (
        <Box sx={{ mt: 3, textAlign: 'center' }}>
          <Button variant="text" onClick={onDecline}>
            {messages.cant}
          </Button>
        </Box>
      )}
      <SendBar total={total} target={isBlank(draft) ? null : request.target_total} state={state} zone={request.time_zone}>
        {isOpen && (
          <PlainButton type="submit" disabled={form.busy}>
            {form.busy ? messages.sending : request.state === 'answered' ? messages.sendNew : messages.send}
          </PlainButton>
        )}
      </SendBar>
    </Box>
  );
}

/** Two devices typed the same line differently: which one counts. */
function Conflict({ state, saver }: { state: SaverState; saver: DraftSaver }) {
  if (!state.conflict) return null;
  const names = [...new Set(state.conflict.overlaps.map(({ path: [name = ''] }) => lineFields[name]?.label ?? name))];
  return (
    <Note
      tone="warning"
      live
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button size="small" variant="outlined" onClick={() => saver.resolve('mine')}>
            {messages.mine}
          </Button>
          <Button size="small" variant="outlined" onClick={() => saver.resolve('theirs')}>
            {messages.theirs}
          </Button>
        </Box>
      }
    >
      {messages.conflict(names.join(', '))}
    </Note>
  );
}
