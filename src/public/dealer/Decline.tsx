import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { PlainButton } from '../../../engine/web/PlainButton.tsx';
import type { DealerRequest } from '../../../generated/api.ts';
import { declineDealerRequestForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { dealerMessages as messages } from '../messages/dealer.ts';

interface DeclineProps {
  token: string;
  onDeclined: (request: DealerRequest) => void;
  onBack: () => void;
}

/** Tells the firm that this dealer gives no price, and why. */
export function Decline({ token, onDeclined, onBack }: DeclineProps) {
  const form = useOperationForm({
    fields: declineDealerRequestForm,
    validate: async () => (await import('../../../generated/validators/declineDealerRequest.js')).declineDealerRequestBody,
    initial: { reason: '' },
    body: ({ reason }) => ({ token, reason: reason.trim() || null }),
    submit: async (body) => onDeclined(await dataOf(api.POST('/dealer-answers/decline', { body }))),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      sx={{
        display: 'grid',
        gap: 4,
        maxWidth: 520,
        mx: 'auto',
        padding: { xs: '24px 20px', md: '32px' },
        border: '1px solid var(--border)',
        borderRadius: 'var(--r)',
        background: 'var(--surface)',
      }}
    >
      <Typography variant="h1">{messages.cantTitle}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{messages.cantText}</Typography>
      <FormProblem problem={form.problem} />
      <TextField
        {...form.field('reason')}
        optional
        multiline
        minRows={3}
        maxLength={declineDealerRequestForm.reason.rules.maxLength}
        value={form.values.reason}
        onChange={(event) => form.set('reason', event.target.value)}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SubmitButton label={messages.cantSend} busyLabel={messages.sending} busy={form.busy} />
        <PlainButton type="button" look="outlined" wide onClick={onBack}>
          {messages.back}
        </PlainButton>
      </Box>
    </Box>
  );
}
