import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { Shadows, ThemeOptions } from '@mui/material/styles';
import { components } from './components.ts';
import { paletteOf } from './palette.ts';
import { dark, light, shared } from './tokens.ts';

const strong = Number(shared['w-strong']);
const medium = Number(shared['w-medium']);
const heading = (size: string) => ({
  fontSize: `var(--fs-${size})`,
  lineHeight: `var(--lh-${size})`,
  letterSpacing: `var(--tr-${size}, -.017em)`,
  fontWeight: strong,
});

/** Colours of MUI's components that no screen has, and its greys, which ours are not: every page would carry them in its HTML. Whoever takes one of these up takes its name out here. */
const unused: ReadonlySet<string> = new Set([
  'Alert',
  'AppBar',
  'Avatar',
  'grey',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
]);

/** Numbers of colours that MUI makes see-through nowhere: of a palette's four only `main` is. */
const neverThinned: ReadonlySet<string> = new Set(['lightChannel', 'darkChannel', 'contrastTextChannel']);

/** What need be no variable of CSS: whole fonts are never written in one, and paper is raised by our own shadows and surfaces. */
const isUnread = ([first = '', second = '', third = '']: readonly string[]): boolean =>
  first === 'font' || first === 'overlays' || (first === 'palette' && (unused.has(second) || neverThinned.has(third)));

/** The theme's options, for shells that build their own variant of it; all others use `theme`. */
export const themeOptions: ThemeOptions = {
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnread(keys) },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  // Shadows are tokens (`--e1` to `--e3`).
  shadows: Array.from<string>({ length: 25 }).fill('none') as Shadows,
  spacing: 4,
  shape: { borderRadius: 8 },
  breakpoints: { values: { xs: 0, sm: 640, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: shared.font,
    fontWeightRegular: 400,
    fontWeightMedium: medium,
    fontWeightBold: strong,
    h1: heading('display'),
    h2: heading('title'),
    h3: heading('h2'),
    h4: heading('h3'),
    h5: heading('h3'),
    h6: heading('h3'),
    subtitle1: { fontSize: 'var(--fs)', lineHeight: 'var(--lh)', fontWeight: medium, letterSpacing: 'inherit' },
    subtitle2: { fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)', fontWeight: medium, letterSpacing: 'inherit' },
    body1: { fontSize: 'var(--fs)', lineHeight: 'var(--lh)', letterSpacing: 'inherit' },
    body2: { fontSize: 'var(--fs-control)', lineHeight: 'var(--lh-ui)', letterSpacing: 'inherit' },
    caption: { fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', letterSpacing: 'inherit' },
    overline: { fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', textTransform: 'none', letterSpacing: 'inherit' },
    button: { fontSize: 'var(--fs-control)', lineHeight: '20px', fontWeight: medium, textTransform: 'none', letterSpacing: 'inherit' },
  },
  transitions: {
    duration: { shortest: 90, shorter: 90, short: 140, standard: 140, complex: 190, enteringScreen: 190, leavingScreen: 140 },
    easing: { easeInOut: shared.ease, easeOut: shared.ease, easeIn: shared.ease, sharp: shared.ease },
  },
  components,
};

/** The one theme of every area: light, dark and system, switched by `data-theme` on the root element. */
export const theme = createTheme(themeOptions);
