import Close from '@mui/icons-material/CloseRounded';
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Info from '@mui/icons-material/InfoOutlined';
import Success from '@mui/icons-material/TaskAltRounded';
import Warning from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { toast as toasts } from './toast.ts';
import type { Toast } from './toast.ts';
import { useShownToasts } from './useShownToasts.ts';

const icons = { success: Success, error: ErrorIcon, warning: Warning, info: Info };

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const { id, duration, tone, action } = toast;
  // It stays while hovered or focused: time to read, time to press undo.
  useEffect(() => {
    if (held || duration === null) return undefined;
    const timer = setTimeout(() => toasts.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id]);
  const Icon = icons[tone];
  return (
    <Box
      role={tone === 'error' ? 'alert' : 'status'}
      data-toast={tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minHeight: 44,
        padding: '4px 12px 4px 14px',
        borderRadius: 'var(--r)',
        background: `var(--toast-${tone})`,
        color: 'var(--on-toast)',
        fontSize: 14,
        lineHeight: '20px',
        boxShadow: 'var(--e2)',
        pointerEvents: 'auto',
        '& :focus-visible': { outlineColor: 'var(--on-toast)' },
      }}
    >
      <Icon aria-hidden="true" />
      <Box sx={{ flex: 1, minWidth: 0 }}>{toast.message}</Box>
      {action && (
        <Button
          color="inherit"
          onClick={() => {
            action.onClick();
            toasts.dismiss(id);
          }}
          sx={{
            my: '-8px',
            minHeight: 32,
            color: 'inherit !important',
            textDecoration: 'underline',
            textUnderlineOffset: '3px',
            '&:hover': { background: 'transparent' },
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        aria-label={messages.close}
        onClick={() => toasts.dismiss(id)}
        sx={{
          my: '-8px',
          mr: '-6px',
          width: '32px !important',
          height: '32px !important',
          color: 'inherit',
          '&:hover': { color: 'inherit', background: 'transparent' },
        }}
      >
        <Close />
      </IconButton>
    </Box>
  );
}

/** An open dialog hides everything outside it from screen readers; toasts shown then must still be announced (WCAG 4.1.3). */
function stayAudible(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const watch = new MutationObserver(() => region.removeAttribute('aria-hidden'));
  watch.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => watch.disconnect();
}

/**
 * Sets where the toasts end for drawers (`--toast-end`) and how far the frame moves down for them (`--toast-room`), so that none covers a title, a close button
 * or any other control.
 */
function tellEnd(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const root = document.documentElement;
  const tell = () => {
    const { height, top, bottom } = region.getBoundingClientRect();
    const pixels = (name: string) => Number.parseFloat(getComputedStyle(root).getPropertyValue(name)) || 0;
    // A line of the frame above them has room of its own.
    const line = pixels('--line');
    // Below them is as much room as above.
    const end = height > 0 ? Math.ceil(bottom + top - line) : 0;
    root.style.setProperty('--toast-end', `${end}px`);
    root.style.setProperty('--toast-room', `${Math.max(0, end - line - pixels('--toast-place'))}px`);
  };
  const watch = new ResizeObserver(tell);
  watch.observe(region);
  // The place differs with the width of the window.
  window.addEventListener('resize', tell);
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', tell);
    for (const name of ['--toast-end', '--toast-room']) root.style.removeProperty(name);
  };
}

function watchRegion(region: HTMLElement | null): () => void {
  const ends = [stayAudible(region), tellEnd(region)];
  return () => ends.forEach((end) => end?.());
}

/** The toasts on screen, top right in every area. */
export default function ToastStack() {
  const shown = useShownToasts();
  return (
    <Portal>
      {/* The row of the frame with the toasts: scrolling content starts below it. */}
      <Box
        aria-hidden="true"
        sx={{
          position: 'fixed',
          zIndex: 21,
          inset: 'var(--line) 0 auto',
          height: 'var(--toast-room)',
          background: 'var(--bg)',
          '@media print': { display: 'none' },
        }}
      />
      <Box
        ref={watchRegion}
        role="region"
        aria-label={messages.notifications}
        sx={{
          position: 'fixed',
          zIndex: 2000,
          top: 'var(--toast-top)',
          mt: 'var(--line)',
          right: 'calc(var(--toast-right) + var(--help-side))',
          display: 'grid',
          gap: 2,
          width: 'min(var(--toast-width), calc(100vw - 32px))',
          pointerEvents: 'none',
        }}
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Box>
    </Portal>
  );
}
