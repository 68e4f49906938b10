import Typography from '@mui/material/Typography';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';

interface PageWaitingProps {
  /** What the page is called until it is known what it is about. */
  title: string;
  /** The loading message for screen readers. */
  label: string;
  rows?: number;
}

/** A page while what it shows is on its way: its heading at once, below it the shape of what comes. */
export function PageWaiting({ title, label, rows = 8 }: PageWaitingProps) {
  return (
    <>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Loading label={label}>
        <RowsSkeleton rows={rows} />
      </Loading>
    </>
  );
}
