import HelpOutline from '@mui/icons-material/HelpOutlineRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { lazyScreen } from '../../area/lazy-screen.tsx';

const HowItWorksDialog = lazyScreen(() => import('./HowItWorksDialog.tsx'));

/** Whose screen it floats over: each frame leaves another corner free. */
export type HowItWorksPlacement = 'public' | 'client' | 'staff';

const pill = { bottom: 24, right: 24, height: 40, padding: '0 16px 0 12px', borderRadius: '20px' } as const;
const edgeTab = {
  '@media (min-width: 1260px)': {
    right: 0,
    bottom: 88,
    width: 68,
    height: 'auto',
    flexDirection: 'column',
    gap: '4px',
    padding: '10px 6px',
    borderRadius: 'var(--r) 0 0 var(--r)',
    borderRight: 0,
    fontSize: 'var(--fs-small)',
    lineHeight: '16px',
    textAlign: 'center',
  },
} as const;
const disc = {
  width: 44,
  padding: 0,
  justifyContent: 'center',
  '& .words': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

/** True while the reader scrolls down; false at the top and as soon as they scroll up. */
function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 4) return;
      setDown(now > last && now > 24);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return down;
}

/** The floating button of every screen; opens the brief's modal. On a phone it shrinks to a disc while the page scrolls down. */
export function HowItWorks({ placement }: { placement: HowItWorksPlacement }) {
  const [open, setOpen] = useState(false);
  const scrollingDown = useScrollingDown();
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        data-how-it-works={placement}
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          zIndex: 30,
          gap: 2,
          background: 'var(--raised)',
          border: '1px solid var(--border)',
          boxShadow: 'var(--e2)',
          color: 'var(--text)',
          fontFamily: 'inherit',
          fontSize: 'var(--fs-ui)',
          fontWeight: 'var(--w-medium)',
          transition: 'border-color var(--t-fast) var(--ease)',
          '& .MuiSvgIcon-root': { color: 'var(--accent)' },
          '&:hover': { borderColor: 'var(--border-strong)' },
          ...pill,
          ...(placement === 'client' ? edgeTab : {}),
          ...(placement === 'staff' ? { height: 36, fontSize: 'var(--fs-dense)' } : {}),
          '@media (max-width: 900px)': {
            right: 16,
            bottom: 'calc(16px + var(--bottom-bar) + env(safe-area-inset-bottom, 0px))',
            height: 44,
            fontSize: 'var(--fs-ui)',
            borderRadius: '22px',
            ...(scrollingDown ? disc : {}),
          },
          '@media print': { display: 'none' },
        }}
      >
        <HelpOutline aria-hidden="true" />
        <span className="words">{messages.help.button}</span>
      </ButtonBase>
      {open && (
        <Suspense>
          <HowItWorksDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
