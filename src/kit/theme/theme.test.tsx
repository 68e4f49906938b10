import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffDensity } from '../../../engine/web/theme/Density.tsx';
import { modeKey, ThemeRoot } from './ThemeRoot.tsx';
import { ThemeToggle } from '../../../engine/web/theme/ThemeSwitch.tsx';
import { dark, light } from '../../../engine/web/theme/tokens.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it('keeps a contrast of 4.5 for text and 3 for the outlines of controls, light and dark', () => {
  for (const t of [light, dark]) {
    for (const surface of [t.bg, t.surface, t['surface-2'], t.raised, t.hover, t.selected]) {
      for (const text of [t.text, t['text-2'], t['text-3']]) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    }
    for (const tone of ['success', 'error', 'warning', 'info'] as const) {
      expect(contrast(t[tone], t[`${tone}-soft`])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(t['on-toast'], t[`toast-${tone}`])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(t['turn-ink'], t['turn-soft'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t['on-accent'], t.accent)).toBeGreaterThanOrEqual(4.5);
    for (const surface of [t.bg, t.surface, t['surface-2']]) {
      expect(contrast(t['border-strong'], surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(t.focus, surface)).toBeGreaterThanOrEqual(3);
    }
  }
});

it('switches the scheme on the root element and remembers it', () => {
  render(
    <ThemeRoot>
      <ThemeToggle />
    </ThemeRoot>,
  );
  expect(document.documentElement.dataset.theme).toBe('light');
  fireEvent.click(screen.getByRole('button', { name: 'Switch theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem(modeKey)).toBe('dark');
});

it('takes no second press on what is closing: a double click would choose twice', () => {
  const dialog = (open: boolean) => (
    <ThemeRoot>
      <Dialog open={open}>Why not this one?</Dialog>
    </ThemeRoot>
  );
  const { rerender } = render(dialog(true));
  const root = screen.getByRole('dialog').closest('.MuiDialog-container') ?? document.body;
  expect(getComputedStyle(root).pointerEvents).not.toBe('none');
  rerender(dialog(false));
  expect(getComputedStyle(root).pointerEvents).toBe('none');
});

it('tightens for staff while their screens are open', () => {
  const { unmount } = render(
    <ThemeRoot>
      <StaffDensity />
      <Button>Save</Button>
    </ThemeRoot>,
  );
  expect(document.documentElement.classList.contains('staff')).toBe(true);
  unmount();
  expect(document.documentElement.classList.contains('staff')).toBe(false);
});

it('writes no variables that no screen reads, and those that they do', () => {
  render(<ThemeRoot>Here</ThemeRoot>);
  const css = [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText)).join('');
  const names = new Set(css.match(/--mui-[\w-]+(?=:)/g));
  expect(names).toContain('--mui-palette-primary-main');
  expect(names).toContain('--mui-palette-Switch-defaultColor');
  expect([...names].filter((name) => /^--mui-(?:font|overlays|palette-(?:Alert|Slider))/.test(name))).toEqual([]);
});
