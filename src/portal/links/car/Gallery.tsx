import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Collections from '@mui/icons-material/CollectionsOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { Link } from '../../../../generated/api.ts';
import { CarPicture } from '../../../features/links/CarPicture.tsx';
import { usePhotos } from '../../../features/links/usePhotos.ts';
import { carMessages as messages } from './messages.ts';

const Stage = styled('div')({ position: 'relative', '@media (max-width: 640px)': { margin: '0 calc(var(--page-x, 16px) * -1)' } });
/** All photos in a row that scrolls by itself: a swipe is the browser's own. */
const Strip = styled('ul')({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: 'var(--r)',
  '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start', aspectRatio: '16 / 9', background: 'var(--surface-2)' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '@media (max-width: 640px)': { borderRadius: 0 },
});
const Turn = styled('button')({
  position: 'absolute',
  top: '50%',
  width: 44,
  height: 44,
  marginTop: -22,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: '50%',
  background: 'rgba(18, 32, 30, .82)',
  color: '#fff',
  cursor: 'pointer',
  '&:disabled': { visibility: 'hidden' },
});
const Count = styled('p')({
  position: 'absolute',
  left: 12,
  bottom: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 8px',
  borderRadius: 'var(--r-xs)',
  background: 'rgba(18, 32, 30, .82)',
  color: '#fff',
  fontSize: 'var(--fs-small)',
  '& .MuiSvgIcon-root': { fontSize: 14 },
});
const Thumbs = styled('div')({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '8px 2px 2px',
  '& button': {
    flex: '0 0 96px',
    height: 68,
    padding: 0,
    border: '2px solid transparent',
    borderRadius: 'var(--r-sm)',
    overflow: 'hidden',
    background: 'none',
    cursor: 'pointer',
  },
  '& button[aria-current="true"]': { borderColor: 'var(--accent)' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

/** A car's photos: swiped, by arrow keys, by thumbnails. Nothing is drawn where there are none. */
export function Gallery({ link }: { link: Link }) {
  const { title } = link;
  const photos = usePhotos(link);
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const last = photos.length - 1;
  const show = (next: number) => {
    const to = Math.min(last, Math.max(0, next));
    const row = strip.current;
    row?.scrollTo({ left: to * row.clientWidth, behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
    setAt(to);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="dialog"], [role="tablist"]') !== null;
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      event.preventDefault();
      show(at + (event.key === 'ArrowRight' ? 1 : -1));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  if (photos.length === 0) return null;
  const scrolled = () => {
    const row = strip.current;
    if (row && row.clientWidth > 0) setAt(Math.round(row.scrollLeft / row.clientWidth));
  };
  return (
    <section aria-label={messages.photos} data-own-sideways={photos.length > 1 || undefined}>
      <Stage>
        <Strip ref={strip} onScroll={scrolled} tabIndex={photos.length > 1 ? 0 : undefined}>
          {photos.map((photo, index) => (
            <li key={photo?.id ?? index}>
              {photo && Math.abs(index - at) <= 1 && <CarPicture photo={photo} large alt={messages.photo(title, index + 1, photos.length)} />}
            </li>
          ))}
        </Strip>
        {photos.length > 1 && (
          <>
            <Turn type="button" aria-label={messages.before} disabled={at === 0} onClick={() => show(at - 1)} style={{ left: 12 }}>
              <ChevronLeft />
            </Turn>
            <Turn type="button" aria-label={messages.next} disabled={at === last} onClick={() => show(at + 1)} style={{ right: 12 }}>
              <ChevronRight />
            </Turn>
            <Count aria-live="polite">
              <Collections aria-hidden="true" />
              {messages.count(at + 1, photos.length)}
            </Count>
          </>
        )}
      </Stage>
      {photos.length > 1 && (
        <Thumbs>
          {photos.map((photo, index) => (
            <button
              key={photo?.id ?? index}
              type="button"
              aria-current={index === at}
              aria-label={messages.photo(title, index + 1, photos.length)}
              onClick={() => show(index)}
            >
              {photo && <CarPicture photo={photo} />}
            </button>
          ))}
        </Thumbs>
      )}
    </section>
  );
}
