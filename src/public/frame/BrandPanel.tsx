import Box from '@mui/material/Box';
import { messages } from '../messages.ts';

const whole = { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' } as const;
const scene = 'url(/forecourt-at-night.svg) top / cover no-repeat';

/** In a file of its own: a phone has no room for it and need not fetch it. A mask, so that its colour is the scheme's. */
function Scene() {
  return (
    <>
      <div style={{ ...whole, background: 'var(--on-brand)', mask: scene, WebkitMask: scene, printColorAdjust: 'exact' }} />
      <svg viewBox="0 0 640 800" preserveAspectRatio="xMidYMin slice" style={whole} fill="var(--turn)">
        <circle cx="270" cy="240" r="4" />
        <circle cx="388" cy="240" r="4" />
        <circle cx="506" cy="240" r="4" />
      </svg>
    </>
  );
}

/** The forecourt at night, with what the firm promises; decoration, so it is hidden from readers of the screen. */
export function BrandPanel() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'sticky',
        top: 'var(--top-room)',
        height: 'var(--screen)',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'flex-end',
        overflow: 'hidden',
        padding: '0 56px 64px',
        background: 'var(--brand-panel)',
        color: 'var(--on-brand)',
      }}
    >
      <Scene />
      <Box sx={{ position: 'relative', maxWidth: 420 }}>
        <Box sx={{ fontSize: '1.75rem', lineHeight: '2.25rem', letterSpacing: '-.02em', fontWeight: 'var(--w-strong)' }}>{messages.brand.title}</Box>
        <Box sx={{ mt: 3, color: 'var(--on-brand-2)' }}>{messages.brand.text}</Box>
      </Box>
    </Box>
  );
}
