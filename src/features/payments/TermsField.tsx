import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import type { Policy } from '../../../domain/refund-policy.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { messages } from './messages.ts';

interface TermsFieldProps {
  id: string;
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  error?: string | undefined;
  /** Who accepts, where staff tick it for a person beside them. */
  payer?: string | undefined;
  /** The refund policy of the order. */
  policy: Policy;
}

/** Terms, privacy and refund policy, each to be read, and one tick for all of them. */
export function TermsField({ id: inputId, accepted, onChange, error, payer, policy }: TermsFieldProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)' }}>
        <Checkbox
          id={inputId}
          checked={accepted}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{
            input: { 'aria-labelledby': `${id}-text`, 'aria-invalid': error !== undefined, ...(error ? { 'aria-describedby': `${id}-error` } : {}) },
          }}
          sx={{ mt: '-11px', ml: '-11px' }}
        />
        <span id={`${id}-text`}>
          {payer === undefined ? messages.accept : messages.theyAccept(payer)}
          <DocumentLink name="terms" label={messages.terms} />, <DocumentLink name="privacy" label={messages.privacy} />
          {messages.and}
          <DocumentLink name="refunds" label={messages.refundPolicy} policy={policy} />.
        </span>
      </Box>
      {error && (
        <Box id={`${id}-error`} role="alert" sx={{ mt: 1, fontSize: 'var(--fs-small)', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </div>
  );
}
