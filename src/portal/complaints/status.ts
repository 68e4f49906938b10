import type { ComplaintStatus } from '../../../generated/api.ts';
import type { Tone } from '../../../engine/contract/descriptor.ts';
import { complaintStatusTones } from '../../../generated/enums.ts';

/** Another person's turn is not the client's: warm only while the firm waits for them. */
export function statusToneForClient(status: ComplaintStatus): Tone {
  if (status === 'waiting_on_client') return 'turn';
  const tone = complaintStatusTones[status] ?? 'neutral';
  return tone === 'turn' ? 'info' : tone;
}
