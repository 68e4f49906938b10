import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

/** The first column of a table: the link to the row's record. `title` has the full text, which may be cut off. */
export function RowLink({ to, title, children }: { to: string; title?: string | undefined; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      className="row-link"
      title={title}
      sx={{
        color: 'text.primary',
        fontWeight: 'fontWeightMedium',
        '@media (min-width: 901px)': {
          display: 'inline-block',
          maxWidth: 'clamp(192px, 15vw, 320px)',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          verticalAlign: 'bottom',
        },
      }}
    >
      {children}
    </Link>
  );
}
