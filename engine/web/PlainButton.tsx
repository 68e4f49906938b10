import { styled } from '@mui/material/styles';

const ease = 'var(--t-fast) var(--ease)';

const bare = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  '&:disabled': { pointerEvents: 'none' },
} as const;

/** A button without looks of its own: who uses it brings them. As any, it sends the form around it unless it is told its `type`. */
export const BareButton = styled('button')(bare);

interface Looks {
  /** The one thing to do, or what may be done besides. */
  look?: 'filled' | 'outlined';
  small?: boolean;
  /** As wide as what it stands in. */
  wide?: boolean;
}

const filled = {
  borderColor: 'transparent',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  '&:hover': { background: 'var(--accent-hover)', textDecoration: 'none' },
} as const;
const outlined = {
  borderColor: 'var(--border-strong)',
  background: 'var(--surface)',
  color: 'var(--text)',
  '&:hover': { background: 'var(--hover)', textDecoration: 'none' },
} as const;

/** The looks of `PlainButton`, for a link that is to have them. */
export const plainLooks = ({ look = 'filled', small = false, wide = false }: Looks = {}) =>
  ({
    ...bare,
    width: wide ? '100%' : 'auto',
    minHeight: small ? 36 : 'var(--control)',
    padding: small ? '0 14px' : '0 18px',
    gap: 8,
    border: '1px solid',
    borderRadius: 'var(--r)',
    fontSize: 'var(--fs-control)',
    lineHeight: '20px',
    fontWeight: 'var(--w-medium)',
    whiteSpace: 'nowrap',
    transition: `background-color ${ease}, border-color ${ease}, color ${ease}`,
    '.staff &': small ? { minHeight: 30, padding: '0 10px' } : { padding: '0 12px', gap: 6 },
    '&:disabled': { pointerEvents: 'none', opacity: 0.5 },
    '& > .MuiSvgIcon-root': { fontSize: 18 },
    ...(look === 'filled' ? filled : outlined),
  }) as const;

/** The button of pages that carry no more than they must: looks like MUI's, weighs a tenth (as `Control` does beside its fields). */
export const PlainButton = styled('button', { shouldForwardProp: (name) => name !== 'look' && name !== 'small' && name !== 'wide' })<Looks>(plainLooks);
