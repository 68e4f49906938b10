import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { DealCheckVersion } from '../../../generated/api.ts';
import { DeskScript } from '../../features/deal-check/DeskScript.tsx';
import { EveryLine } from '../../features/deal-check/EveryLine.tsx';
import { headOf, movedText, type AnsweredVersion } from '../../features/deal-check/report.ts';
import { messages } from './messages.ts';

interface ReportProps {
  version: AnsweredVersion;
  /** The version it is compared with. */
  before: DealCheckVersion | null;
}

/** The report as the client reads it. */
export function ReportAsRead({ version, before }: ReportProps) {
  const { report, verdict, summary } = version;
  return (
    <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
      <div>
        <Box component="h2" sx={{ typography: 'h2' }}>
          {headOf(report, verdict)}
        </Box>
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{[before && movedText(report, before.number), summary].filter(Boolean).join(' ')}</Box>
      </div>
      <DeskScript report={report} otherwise={version.otherwise} />
      <EveryLine report={report} version={version} before={report.before_total === null ? null : before} />
    </Box>
  );
}

interface SendDialogProps extends ReportProps {
  open: boolean;
  client: string;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** What the client will read, before it is sent. */
export default function SendDialog({ open, client, busy, onSend, onClose, ...report }: SendDialogProps) {
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{messages.confirm(client)}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 4 }}>{messages.confirmHint}</Box>
        <ReportAsRead {...report} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {messages.confirmBack}
        </Button>
        <Button variant="contained" disabled={busy} onClick={onSend} autoFocus>
          {busy ? messages.sending : messages.send}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
