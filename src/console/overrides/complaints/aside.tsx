import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../api/session.ts';
import { ComplaintTimeline } from '../../../features/complaints/ComplaintTimeline.tsx';
import { complaintQuery } from '../../../features/complaints/queries.ts';
import { ReplyForm } from '../../../features/complaints/ReplyForm.tsx';
import type { AsideProps } from '../../../../engine/console/overrides.ts';

/** Beside a complaint: a reply or note, and its course. */
export default function ComplaintAside({ record }: AsideProps) {
  const { role } = useUser();
  const id = String(record.id);
  const { data } = useQuery(complaintQuery(id));
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {data && <ReplyForm key={data.status} complaint={data} reader={role} />}
      {/* Remounts when the record changes, so that a move shows at once. */}
      <ComplaintTimeline key={String(record['version'])} id={id} reader={role} />
    </Box>
  );
}
