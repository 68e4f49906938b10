import type { PaletteOptions } from '@mui/material/styles';
import type { SchemeToken } from './tokens.ts';

declare module '@mui/material/styles' {
  interface TypeText {
    /** The quietest text that still keeps a contrast of 4.5. */
    tertiary: string;
  }
  interface Palette {
    /** "Your turn, reply due", and nothing else. */
    turn: Palette['primary'];
  }
  interface PaletteOptions {
    turn?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tonal: true;
  }
}

/** MUI's palette of one scheme, taken from the tokens; `light` is the soft fill, `dark` the line or hover of a colour. */
export function paletteOf(t: Readonly<Record<SchemeToken, string>>): PaletteOptions {
  return {
    primary: { main: t.accent, dark: t['accent-hover'], light: t['accent-soft'], contrastText: t['on-accent'] },
    secondary: { main: t['text-2'], dark: t.text, light: t['surface-2'], contrastText: t.surface },
    turn: { main: t.turn, dark: t['turn-ink'], light: t['turn-soft'], contrastText: t['on-turn'] },
    success: { main: t.success, dark: t['success-line'], light: t['success-soft'], contrastText: t.surface },
    error: { main: t.error, dark: t['error-line'], light: t['error-soft'], contrastText: t.surface },
    warning: { main: t.warning, dark: t['warning-line'], light: t['warning-soft'], contrastText: t.surface },
    info: { main: t.info, dark: t['info-line'], light: t['info-soft'], contrastText: t.surface },
    background: { default: t.bg, paper: t.surface },
    text: { primary: t.text, secondary: t['text-2'], tertiary: t['text-3'], disabled: t['text-3'] },
    divider: t.border,
    action: { active: t['text-2'], hover: t.hover, selected: t.selected, focus: t.hover },
  };
}
