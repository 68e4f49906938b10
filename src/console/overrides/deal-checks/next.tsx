import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { messages } from '../../deal-checks/messages.ts';
import { useAreaPath } from '../../../kit/area/area.ts';

/** The way to the paper and its lines. */
export default function DealCheckNext({ record }: AsideProps) {
  const to = useAreaPath();
  return (
    <Button variant={record['status'] === 'in_review' ? 'contained' : 'outlined'} component={RouterLink} to={to(`/deal-checks/${record.id}/review`)}>
      {record['status'] === 'answered' ? messages.openReport : messages.open}
    </Button>
  );
}
