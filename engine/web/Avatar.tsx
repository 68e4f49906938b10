import { styled } from '@mui/material/styles';
import { useUndrawn } from './useUndrawn.ts';

const sizes = { sm: { box: 28, font: 11 }, md: { box: 32, font: 12 }, lg: { box: 56, font: 18 } } as const;

/** First letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts.slice(0, 1);
  return ends.map((word) => (word ?? '').charAt(0).toUpperCase()).join('');
}

const Circle = styled('span')({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'var(--accent-soft)',
  color: 'var(--accent-ink)',
  lineHeight: 1,
  fontWeight: 'var(--w-strong)',
  letterSpacing: '.01em',
  '&[data-me]': { background: 'var(--border-soft)', color: 'var(--text-2)' },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** The reader's own avatar is grey. */
  me?: boolean;
}

/** A person's picture or initials; decorative, with the name beside it. */
export function Avatar({ name, src, size = 'md', me = false }: AvatarProps) {
  const { box, font } = sizes[size];
  const { isUndrawn, onError } = useUndrawn(src);
  return (
    <Circle aria-hidden="true" data-me={me || undefined} style={{ width: box, height: box, fontSize: font }}>
      {src && !isUndrawn ? <img src={src} alt="" onError={onError} /> : initialsOf(name)}
    </Circle>
  );
}
