import Box from '@mui/material/Box';
import type { KeyboardEvent, PointerEvent } from 'react';
import { messages } from '../messages.ts';
import { clampPanel, narrowestPanel, setPanelWidth, usePanelWidth, widestPanel } from './panelWidth.ts';

/** How far one press of an arrow key goes, in px. */
const keyStep = 16;

/** The panel's edge: drag it, or use the arrow keys. */
export function Grip() {
  const width = usePanelWidth();
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setPanelWidth(event.clientX);
  };
  const step = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: width - keyStep, ArrowRight: width + keyStep, Home: narrowestPanel, End: widestPanel }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    setPanelWidth(clampPanel(wanted));
  };
  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={messages.panelWidth}
      aria-valuemin={narrowestPanel}
      aria-valuemax={widestPanel}
      aria-valuenow={width}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={follow}
      onKeyDown={step}
      sx={{
        position: 'absolute',
        right: -3,
        top: 0,
        bottom: 0,
        width: 6,
        cursor: 'col-resize',
        touchAction: 'none',
        zIndex: 1,
        '&:hover, &:active': { background: 'var(--accent-line)' },
      }}
    />
  );
}
