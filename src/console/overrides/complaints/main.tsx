import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../api/session.ts';
import { ComplaintTimeline } from '../../../features/complaints/ComplaintTimeline.tsx';
import { complaintQuery } from '../../../features/complaints/queries.ts';
import { ReplyForm } from '../../../features/complaints/ReplyForm.tsx';
import type { AsideProps } from '../../../../engine/console/overrides.ts';

/** A reply or note to a complaint, and its timeline. */
export default function ComplaintMain({ record }: AsideProps) {
  const { role } = useUser();
  const id = String(record.id);
  const { data } = useQuery(complaintQuery(id));
  return (
    <Card sx={{ display: 'grid', gap: 4, p: 4 }}>
      {data && <ReplyForm key={data.status} complaint={data} reader={role} />}
      {/* Remounts when the record changes, so that a move shows at once. */}
      <ComplaintTimeline key={String(record['version'])} id={id} reader={role} />
    </Card>
  );
}
