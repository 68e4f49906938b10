import type { ThemeOptions } from '@mui/material/styles';

/**
 * The looks of MUI's components, exactly as the theme takes them. `Components<Theme>` reads the same, but the compiler then holds two
 * descriptions of every component against each other: two thirds of the time all types took.
 */
export type ComponentStyles = NonNullable<ThemeOptions['components']>;

/** Around what the keyboard is at. */
export const focusRing = { outline: '2px solid var(--focus)', outlineOffset: '2px' } as const;
