import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { followKeyboard } from './keyboard-room.ts';
import { dark, light, shared, staff } from './tokens.ts';
import { unseen } from './unseen.ts';

const properties = (tokens: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

const styles = {
  ':root': {
    ...properties(shared),
    ...properties(light),
    '--fs-title': 'var(--fs-h1)',
    '--fs-control': 'var(--fs-ui)',
    '--lh-title': 'var(--lh-h1)',
    // Height of the bottom navigation, where a frame has one.
    '--bottom-bar': '0px',
    // The strip of "How it works": a column at the right edge, or a bar at the foot.
    '--help-side': '0px',
    '--help-foot': '0px',
    // How much of the window a keyboard on the screen covers.
    '--keyboard': '0px',
    // Elements pinned to the lower edge sit on this: the frame's own bars, or the keyboard that covers them.
    '--frame-foot': 'max(calc(var(--help-foot) + var(--bottom-bar) + env(safe-area-inset-bottom, 0px)), var(--keyboard))',
    // Where toasts start, and how far down from the top of the window they may reach if a frame has a place without controls for them.
    '--toast-top': '8px',
    '--toast-place': '0px',
    '--toast-right': '16px',
    '--toast-width': '440px',
    // Where the toasts that are shown end, from the top of the window.
    '--toast-end': '0px',
    // How far the frame moves down for them, bars and all, so that no control lies under one.
    '--toast-room': '0px',
    // The line about the connection, while there is one.
    '--line': '0px',
    '--top-room': 'calc(var(--toast-room) + var(--line))',
    '--screen': 'calc(100vh - var(--top-room))',
    colorScheme: 'light',
  },
  '[data-theme="dark"]': { ...properties(dark), colorScheme: 'dark' },
  '.staff': { ...properties(staff), '--fs-control': 'var(--fs-dense)', '--fs-title': '1.25rem', '--lh-title': '1.75rem' },
  '@media (pointer: coarse), (max-width: 640px)': { '.staff': { '--control': '44px', '--row': '48px' } },
  '@media (max-width: 900px)': { ':root': { '--topbar': '56px', '--help-foot': '40px', '--fs-display': '1.625rem', '--lh-display': '2.125rem' } },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    background: 'var(--bg)',
    color: 'var(--text)',
    fontFamily: 'var(--font)',
    fontOpticalSizing: 'auto',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    letterSpacing: '-.006em',
    WebkitTextSizeAdjust: '100%',
  },
  // No padding: what changes above the content in a box of its own leaves a page that is scrolled where it is.
  'body::before': { content: '""', display: 'block', height: 'var(--top-room)' },
  body: { margin: 0, paddingRight: 'var(--help-side)', minHeight: '100vh', fontSize: 'var(--fs)', lineHeight: 'var(--lh)', overflowWrap: 'break-word' },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'var(--accent)', textDecoration: 'none' },
  'a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px', borderRadius: 'var(--r-sm)' },
  '.num': { fontFeatureSettings: 'var(--num)', fontVariantNumeric: 'tabular-nums' },
  '.cut': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '.vh': unseen,
  '@media (prefers-reduced-motion: reduce)': {
    ':root': { '--t-fast': '0ms', '--t': '0ms', '--t-slow': '0ms' },
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
} as const;

/** The tokens as CSS custom properties and the few rules every element starts from. Mount once. */
export function TokenStyles() {
  useEffect(() => followKeyboard(), []);
  return <GlobalStyles styles={styles} />;
}
