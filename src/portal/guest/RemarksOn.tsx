import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { remarksQuery } from '../../features/guests/queries.ts';
import { RemarkLines } from '../../features/guests/RemarkLines.tsx';

/** What a client and their guest said of one car, where they said something. */
export default function RemarksOn({ link, client }: { link: string; client: string }) {
  const remarks = useQuery(remarksQuery(client)).data?.filter((remark) => remark.link_id === link) ?? [];
  if (remarks.length === 0) return null;
  return (
    <Box sx={{ mt: 2, pt: 3, borderTop: '1px solid var(--border-soft)' }}>
      <RemarkLines remarks={remarks} />
    </Box>
  );
}
