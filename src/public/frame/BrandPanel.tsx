import Box from '@mui/material/Box';
import { messages } from '../messages.ts';

function Scene() {
  return (
    <svg
      viewBox="0 0 640 800"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      style={{ position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' }}
    >
      <path d="M112 196h528v44H132c-8 0-15-4-19-11l-8-19c-3-7 1-14 7-14z" fill="var(--on-brand)" opacity=".1" />
      <path d="M112 196h528" stroke="var(--on-brand)" strokeOpacity=".34" strokeWidth="1.5" />
      <path d="M210 240v254M566 240v254" stroke="var(--on-brand)" strokeOpacity=".18" strokeWidth="14" />
      <path d="M0 494h640" stroke="var(--on-brand)" strokeOpacity=".34" strokeWidth="1.5" />
      <g fill="var(--turn)">
        <circle cx="270" cy="240" r="4" />
        <circle cx="388" cy="240" r="4" />
        <circle cx="506" cy="240" r="4" />
      </g>
      <g transform="translate(186 305.5) scale(1.24)">
        <path
          d="M26 134C22 130 22 120 23 111C24 101 28 98 38 95.5L98 86C112 70 124 57 142 54C170 50.5 214 50 240 52.5C256 54 264 60 270 68L286 90C294 94 297 100 298 112L297 126C297 131 295 134 290 134H268A26 26 0 0 0 216 134H106A26 26 0 0 0 54 134Z"
          fill="var(--on-brand)"
          fillOpacity=".94"
        />
        <path d="M109 85C121 71 131 63 146 61.5L176 60V85ZM182 59.8L224 60V85H182ZM230 60.2C246 61 252 64 257 70L267 84.5L230 85Z" fill="var(--brand-panel)" />
        <rect x="162" y="99" width="13" height="2.6" rx="1.3" fill="var(--brand-panel)" opacity=".5" />
        <circle cx="80" cy="131" r="19" stroke="var(--on-brand)" strokeWidth="3.5" />
        <circle cx="242" cy="131" r="19" stroke="var(--on-brand)" strokeWidth="3.5" />
      </g>
    </svg>
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
