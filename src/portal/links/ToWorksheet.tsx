import Button from '@mui/material/Button';
import { messages } from '../../features/links/messages.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link } from '../../kit/router/Link.tsx';

/** The way from a worksheet to its page, where it is read at full width and paid by the month. */
export function ToWorksheet({ id }: { id: string }) {
  return (
    <Button component={Link} to={useAreaPath()(`/listings/${id}/worksheet`)} size="small">
      {messages.worksheet.payment}
    </Button>
  );
}
