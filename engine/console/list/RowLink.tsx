import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

/** So many characters of a name are read however many columns there are. */
const least = 18;

/** The first column of a table: the link to the row's record. `title` has the full text, which may be cut off where it is longer than what is read in any case. */
export function RowLink({ to, title, children }: { to: string; title?: string | undefined; children: ReactNode }) {
  const text = title ?? (typeof children === 'string' ? children : undefined);
  const isLong = text !== undefined && text.length > least;
  return (
    <NameLink to={to} className={text === undefined ? 'row-link cuts' : 'row-link'} title={title} {...(isLong ? { 'data-start': text.slice(0, least) } : {})}>
      {isLong ? <span className="row-name">{children}</span> : children}
    </NameLink>
  );
}

const NameLink = styled(RouterLink)({
  color: 'var(--text)',
  fontWeight: 'var(--w-medium)',
  textDecoration: 'none',
  textUnderlineOffset: '3px',
  '&:hover': { textDecoration: 'underline' },
  '@media (min-width: 901px)': {
    display: 'inline-block',
    verticalAlign: 'bottom',
    // Only what may be too wide is cut: each that is, is composed on its own by the browser, row for row.
    '&[data-start], &.cuts': { maxWidth: '40cqw' },
    '&.cuts': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // One line that breaks anywhere may be narrower than its text, down to its beginning, which is laid out unseen: a table takes from it what its columns
    // are too wide together.
    '& .row-name': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
      whiteSpace: 'normal',
      wordBreak: 'break-all',
    },
    '&[data-start]::before': { content: 'attr(data-start)', display: 'block', height: 0, overflow: 'hidden', visibility: 'hidden', whiteSpace: 'nowrap' },
  },
});
