import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import type { FieldBinding } from '../../../engine/web/form/problems.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import type { DealVerdict } from '../../../generated/api.ts';
import { dealVerdictLabels, dealVerdictValues } from '../../../generated/enums.ts';
import { answerDealCheckLimits } from '../../../generated/limits.ts';
import { messages } from './messages.ts';
import type { ReviewDraft } from './review.ts';

type Whole = 'verdict' | 'summary' | 'otherwise';

interface WholeOfferProps {
  draft: Pick<ReviewDraft, Whole>;
  field: (name: Whole) => FieldBinding;
  set: <Name extends Whole>(name: Name, value: ReviewDraft[Name]) => void;
}

/** What is said of the offer as a whole. */
export function WholeOffer({ draft, field, set }: WholeOfferProps) {
  return (
    <Card component="section" aria-label={messages.whole} sx={{ display: 'grid', gap: 4, p: 4 }}>
      <FieldFrame {...field('verdict')} optional={false} label={messages.whole} group>
        {({ id }) => (
          <Box id={id} tabIndex={-1} sx={{ overflowX: 'auto' }}>
            <Segmented<DealVerdict | ''>
              label={messages.whole}
              value={draft.verdict}
              choices={dealVerdictValues.map((verdict) => ({ id: verdict, name: dealVerdictLabels[verdict] }))}
              onChange={(verdict) => set('verdict', verdict)}
            />
          </Box>
        )}
      </FieldFrame>
      <TextField
        {...field('summary')}
        optional={false}
        multiline
        minRows={2}
        value={draft.summary}
        maxLength={answerDealCheckLimits.summary}
        onChange={(event) => set('summary', event.target.value)}
      />
      <TextField
        {...field('otherwise')}
        multiline
        minRows={2}
        value={draft.otherwise}
        maxLength={answerDealCheckLimits.otherwise}
        onChange={(event) => set('otherwise', event.target.value)}
      />
    </Card>
  );
}
