import Box from '@mui/material/Box';
import { packageKindValues } from '../../../generated/enums.ts';
import type { FieldProps } from '../../../engine/web/fields/FieldFrame.tsx';
import { RefundPolicy } from '../../features/onboarding/RefundPolicy.tsx';
import { askedBy } from '../useAskedField.ts';
import { sharesOf, type ShareName, type Typed } from './firm-settings.ts';
import { messages } from './messages.ts';
import { RefundExamples } from './RefundExamples.tsx';
import { RefundSteps } from './RefundSteps.tsx';
import { RefundYear } from './RefundYear.tsx';
import { shownCard, StudioSection } from './studio/StudioSection.tsx';

interface RefundSectionProps {
  values: Typed;
  /** As they are in force. */
  saved: Typed;
  field: (name: ShareName) => Partial<FieldProps>;
  onChange: (name: ShareName, value: string) => void;
}

/** The refund policy by kind of package, what it gives, and how clients will read it. */
export function RefundSection({ values, saved, field, onChange }: RefundSectionProps) {
  return (
    <StudioSection
      id="refunds"
      lead={messages.refunds.lead}
      preview={{
        title: messages.refunds.read,
        shown: (
          <Box sx={{ display: 'grid', gap: 4 }} aria-live="polite">
            {packageKindValues.map((kind) => {
              const [shares, before] = [sharesOf(values, kind), sharesOf(saved, kind)];
              return (
                <Box key={kind} role="group" aria-label={messages.refunds.readOf[kind]} sx={{ ...shownCard, '& h3': { fontWeight: 'fontWeightBold', mb: 2 } }}>
                  <h3>{messages.refunds[kind]}</h3>
                  {shares ? <RefundPolicy policy={{ kind, shares }} before={before && { kind, shares: before }} /> : messages.refunds.wrong}
                </Box>
              );
            })}
          </Box>
        ),
      }}
    >
      <Box {...askedBy('refund_ladder')} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        {packageKindValues.map((kind) => {
          const shares = sharesOf(values, kind);
          return (
            <Box key={kind} role="group" aria-label={messages.refunds[kind]} sx={{ '& h3': { fontWeight: 'fontWeightMedium', mb: 2 } }}>
              <h3>{messages.refunds[kind]}</h3>
              <RefundSteps {...{ kind, values, saved, field, onChange }} />
              {shares && <RefundExamples kind={kind} shares={shares} saved={sharesOf(saved, kind)} />}
            </Box>
          );
        })}
        <RefundYear values={values} saved={saved} />
      </Box>
    </StudioSection>
  );
}
