import Box from '@mui/material/Box';
import type { PackageKind } from '../../../generated/api.ts';
import { packageKindValues } from '../../../generated/enums.ts';
import type { FieldProps } from '../../../engine/web/fields/FieldFrame.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { RefundPolicy } from '../../features/onboarding/RefundPolicy.tsx';
import { Section } from '../../features/profile/Section.tsx';
import { askedBy } from '../useAskedField.ts';
import { ownLabels, shareFields, sharesOf, type Typed } from './firm-settings.ts';
import { messages } from './messages.ts';

type ShareName = (typeof shareFields)[PackageKind][number];

interface RefundSectionProps {
  values: Typed;
  field: (name: ShareName) => Partial<FieldProps>;
  onChange: (name: ShareName, value: string) => void;
}

/** The refund policy by kind of package, and how clients will read it. */
export function RefundSection({ values, field, onChange }: RefundSectionProps) {
  return (
    <Section title={messages.refunds.title} lead={messages.refunds.lead}>
      <Box {...askedBy('refund_ladder')} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        {packageKindValues.map((kind) => {
          const shares = sharesOf(values, kind);
          return (
            <Box key={kind} role="group" aria-label={messages.refunds[kind]} sx={{ '& h3': { fontWeight: 'fontWeightMedium', mb: 3 } }}>
              <h3>{messages.refunds[kind]}</h3>
              <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }, gap: 4 }}>
                {shareFields[kind].map((name) => (
                  <TextField
                    key={name}
                    {...field(name)}
                    label={ownLabels[name] ?? ''}
                    hint={undefined}
                    optional={false}
                    type="number"
                    inputMode="numeric"
                    figures
                    endAdornment="%"
                    value={values[name]}
                    onChange={(event) => onChange(name, event.target.value)}
                  />
                ))}
              </Box>
              <Box sx={{ mt: 3, p: 4, borderRadius: 'var(--r)', background: 'var(--surface-2)' }} aria-live="polite">
                <Box sx={{ mb: 2, fontSize: 'var(--fs-small)', color: 'text.secondary' }}>{messages.refunds.read}</Box>
                {shares ? <RefundPolicy policy={{ kind, shares }} /> : messages.refunds.wrong}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
