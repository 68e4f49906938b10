import Box from '@mui/material/Box';
import { packageKindValues } from '../../../generated/enums.ts';
import type { FieldProps } from '../../../engine/web/fields/FieldFrame.tsx';
import { RefundPolicy } from '../../features/onboarding/RefundPolicy.tsx';
import { Section } from '../../features/profile/Section.tsx';
import { askedBy } from '../useAskedField.ts';
import { sharesOf, type ShareName, type Typed } from './firm-settings.ts';
import { messages } from './messages.ts';
import { RefundExamples } from './RefundExamples.tsx';
import { RefundSteps } from './RefundSteps.tsx';
import { RefundYear } from './RefundYear.tsx';

interface RefundSectionProps {
  values: Typed;
  /** As they are in force. */
  saved: Typed;
  field: (name: ShareName) => Partial<FieldProps>;
  onChange: (name: ShareName, value: string) => void;
}

/** The refund policy by kind of package, how clients will read it, and what it gives. */
export function RefundSection({ values, saved, field, onChange }: RefundSectionProps) {
  return (
    <Section title={messages.refunds.title} lead={messages.refunds.lead}>
      <Box {...askedBy('refund_ladder')} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        {packageKindValues.map((kind) => {
          const shares = sharesOf(values, kind);
          return (
            <Box key={kind} role="group" aria-label={messages.refunds[kind]} sx={{ '& h3': { fontWeight: 'fontWeightMedium', mb: 2 } }}>
              <h3>{messages.refunds[kind]}</h3>
              <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 280px)' }, gap: 4, alignItems: 'start' }}>
                <RefundSteps {...{ kind, values, saved, field, onChange }} />
                <Box sx={{ p: 4, borderRadius: 'var(--r)', background: 'var(--surface-2)' }} aria-live="polite">
                  <Box sx={{ mb: 2, fontSize: 'var(--fs-small)', color: 'text.secondary' }}>{messages.refunds.read}</Box>
                  {shares ? <RefundPolicy policy={{ kind, shares }} /> : messages.refunds.wrong}
                </Box>
              </Box>
              {shares && <RefundExamples kind={kind} shares={shares} saved={sharesOf(saved, kind)} />}
            </Box>
          );
        })}
        <RefundYear values={values} saved={saved} />
      </Box>
    </Section>
  );
}
