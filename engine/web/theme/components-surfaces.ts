import type { ComponentStyles } from './component-styles.ts';
import { floating } from './floating.ts';

const note = (tone: string) => ({
  background: `var(--${tone}-soft)`,
  borderColor: `var(--${tone}-line)`,
  '& .MuiAlert-icon': { color: `var(--${tone === 'accent' ? 'accent-ink' : tone})` },
});

/** Cards, menus, dialogs, drawers, notes: borders carry structure, shadow only what floats. */
export const surfaceComponents: ComponentStyles = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', color: 'var(--text)', variants: [{ props: { variant: 'elevation' }, style: { boxShadow: 'none' } }] } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: 'var(--border)', borderRadius: 'var(--r)', boxShadow: 'var(--e1)' } },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 'var(--pad)', '&:last-child': { paddingBottom: 'var(--pad)' } } } },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: { root: { background: 'var(--surface)', color: 'var(--text)', borderBottom: '1px solid var(--border)' } },
  },
  MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: 'var(--r)' } } },
  MuiMenu: { styleOverrides: { paper: { ...floating, borderRadius: 'var(--r)', minWidth: 200 }, list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        '@media (min-width: 640px)': { minHeight: 36 },
        gap: 8,
        padding: '0 8px',
        borderRadius: 'var(--r-xs)',
        fontSize: 'var(--fs-control)',
        '&:hover': { background: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { background: 'var(--selected)', color: 'var(--accent-ink)' },
        '& .MuiListItemIcon-root': { minWidth: 0, color: 'var(--text-2)' },
        '& .MuiSvgIcon-root': { fontSize: 18 },
        '@media (pointer: coarse)': { minHeight: 44 },
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { background: 'var(--scrim)', '&.MuiBackdrop-invisible': { background: 'transparent' } } } },
  MuiDialog: {
    styleOverrides: {
      // A closing surface fades and ignores a second press: a double click on a choice would choose twice.
      container: { paddingTop: 'var(--toast-end)', '&[style*="opacity: 0;"]': { pointerEvents: 'none' } },
      paper: { ...floating, boxShadow: 'var(--e3)', borderRadius: 'var(--r)', '@media (max-width: 640px)': { margin: 16, width: 'calc(100% - 32px)' } },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 24px 12px', fontSize: 'var(--fs-h2)', lineHeight: 'var(--lh-h2)', letterSpacing: 'var(--tr-h2)', fontWeight: 'var(--w-strong)' },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 20px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 24px', borderTop: '1px solid var(--border)', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        background: 'var(--surface)',
        borderColor: 'var(--border)',
        // Title and close button start below visible toasts (0 if there are none).
        '.MuiDrawer-anchorRight > &, .MuiDrawer-anchorLeft > &': { paddingTop: 'var(--toast-end)' },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        background: 'var(--text)',
        color: 'var(--surface)',
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        fontWeight: 400,
        borderRadius: 'var(--r-sm)',
        padding: '6px 8px',
      },
      arrow: { color: 'var(--text)' },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '12px 14px',
        border: '1px solid',
        borderRadius: 'var(--r)',
        color: 'var(--text)',
        fontSize: 'var(--fs-ui)',
        lineHeight: 'var(--lh-ui)',
        variants: [
          { props: { severity: 'success' }, style: note('success') },
          { props: { severity: 'error' }, style: note('error') },
          { props: { severity: 'warning' }, style: note('warning') },
          { props: { severity: 'info' }, style: note('info') },
        ],
      },
      icon: { padding: 0, marginRight: 10, fontSize: 20, opacity: 1 },
      message: { padding: 0, minWidth: 0 },
      action: { padding: 0, margin: '-6px -4px -6px auto' },
    },
  },
};
