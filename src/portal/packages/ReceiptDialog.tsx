import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { messages as shared } from '../../../engine/web/messages.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { useViewer } from '../../kit/files/useViewer.tsx';
import { Receipt } from '../../features/payments/Receipt.tsx';
import { packagesMessages } from './messages.ts';

/** The receipt of one payment; fetched when the first is opened. */
export default function ReceiptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { show, viewer } = useViewer();
  const receipt = useQuery(apiQuery(['/payments/{id}/receipt', id], (signal) => api.GET('/payments/{id}/receipt', { params: { path: { id } }, signal })));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth slotProps={{ paper: { 'aria-label': packagesMessages.receipt, 'aria-labelledby': undefined } }}>
      <DialogContent>
        {receipt.isPending && (
          <Loading label={packagesMessages.receipt}>
            <TextSkeleton rows={5} />
          </Loading>
        )}
        {receipt.isError && <ErrorState onRetry={() => void receipt.refetch()}>{sentenceOf(receipt.error)}</ErrorState>}
        {receipt.data && <Receipt receipt={receipt.data} />}
      </DialogContent>
      <DialogActions>
        {receipt.data && (
          <Button
            startIcon={<Pdf />}
            onClick={() =>
              show({ id, name: packagesMessages.receipt, address: () => dataOf(api.GET('/payments/{id}/receipt/pdf', { params: { path: { id } } })) })
            }
          >
            {packagesMessages.pdf}
          </Button>
        )}
        <Button onClick={onClose}>{shared.close}</Button>
      </DialogActions>
      {viewer}
    </Dialog>
  );
}
