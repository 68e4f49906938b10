import { focusRing, type ComponentStyles } from './component-styles.ts';
import { Tick } from './Tick.tsx';

const ease = 'var(--t-fast) var(--ease)';

/** Buttons, fields, ticks and switches. */
export const inputComponents: ComponentStyles = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 'var(--control)',
        minWidth: 0,
        padding: '0 18px',
        gap: 8,
        borderRadius: 'var(--r)',
        whiteSpace: 'nowrap',
        border: '1px solid transparent',
        transition: `background-color ${ease}, border-color ${ease}, color ${ease}`,
        '.staff &': { padding: '0 12px', gap: 6 },
        '&.Mui-disabled': { opacity: 0.5 },
        variants: [
          { props: { size: 'small' }, style: { minHeight: 36, padding: '0 14px', '.staff &': { minHeight: 30, padding: '0 10px' } } },
          {
            props: { variant: 'contained', color: 'primary' },
            style: { '&.Mui-disabled': { background: 'var(--accent)', color: 'var(--on-accent)' } },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'var(--border-strong)',
              background: 'var(--surface)',
              color: 'var(--text)',
              '&:hover': { borderColor: 'var(--border-strong)', background: 'var(--hover)' },
            },
          },
          { props: { variant: 'outlined', color: 'error' }, style: { color: 'var(--error)' } },
          {
            props: { variant: 'tonal' },
            style: { background: 'var(--accent-soft)', color: 'var(--accent-ink)', '&:hover': { background: 'var(--selected)' } },
          },
          { props: { variant: 'text' }, style: { padding: '0 10px', '.staff &': { padding: '0 8px' }, '&:hover': { background: 'var(--hover)' } } },
          { props: { variant: 'text', color: 'inherit' }, style: { color: 'var(--text-2)', '&:hover': { color: 'var(--text)' } } },
        ],
      },
      startIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 18 } },
      endIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 40,
        height: 40,
        borderRadius: 'var(--r)',
        color: 'var(--text-2)',
        '.staff &': { width: 'var(--control)', height: 'var(--control)' },
        '&:hover': { background: 'var(--hover)', color: 'var(--text)' },
        '& .MuiSvgIcon-root': { fontSize: 20 },
        '.staff & .MuiSvgIcon-root': { fontSize: 18 },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 'var(--control)',
        padding: '0 12px',
        gap: 8,
        background: 'var(--surface)',
        fontSize: 'var(--fs-control)',
        lineHeight: '20px',
        '.staff &': { padding: '0 10px' },
        '&.MuiInputBase-multiline': { padding: '10px 12px' },
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-2)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-disabled': { background: 'var(--surface-2)' },
        '& .MuiSvgIcon-root': { fontSize: 18, color: 'var(--text-3)' },
      },
      notchedOutline: { borderColor: 'var(--border-strong)', top: 0, '& legend': { display: 'none' } },
      input: {
        padding: 0,
        height: 28,
        minWidth: 0,
        '&.MuiSelect-select': { paddingRight: '28px !important', minHeight: 0, height: 'auto', lineHeight: '28px' },
        '.MuiInputBase-multiline &': { height: 'auto', lineHeight: '20px' },
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
      },
    },
  },
  MuiSelect: { defaultProps: { displayEmpty: true } },
  MuiInputAdornment: {
    styleOverrides: { root: { margin: 0, color: 'var(--text-3)', '& .MuiTypography-root': { color: 'inherit', fontSize: 'inherit' } } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: 'var(--text)',
        fontSize: 'var(--fs-control)',
        lineHeight: '20px',
        fontWeight: 'var(--w-medium)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--text)' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', color: 'var(--text-3)', fontSize: 'var(--fs-small)', lineHeight: '16px' } },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -8, marginRight: 0, gap: 2 }, label: { fontSize: 'var(--fs-control)', lineHeight: '20px' } } },
  MuiCheckbox: {
    defaultProps: { icon: <Tick />, checkedIcon: <Tick state="on" />, indeterminateIcon: <Tick state="part" /> },
    styleOverrides: { root: { padding: 9, '&:hover': { background: 'transparent' } } },
  },
  MuiRadio: { styleOverrides: { root: { padding: 8, color: 'var(--border-strong)', '& .MuiSvgIcon-root': { fontSize: 20 } } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 20, padding: 0, overflow: 'visible', margin: '0 8px' },
      switchBase: {
        padding: 3,
        '&.Mui-checked': { transform: 'translateX(16px)', color: 'var(--on-accent)', '& + .MuiSwitch-track': { opacity: 1, backgroundColor: 'var(--accent)' } },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      thumb: { width: 14, height: 14, boxShadow: 'none', color: 'var(--text-on-fill)' },
      track: { borderRadius: 10, opacity: 1, backgroundColor: 'var(--border-strong)' },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: { root: { padding: 2, gap: 2, border: '1px solid var(--border)', background: 'var(--surface-2)', borderRadius: 'var(--r)' } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 30,
        padding: '0 12px',
        gap: 6,
        border: 0,
        borderRadius: 'var(--r-sm) !important',
        margin: '0 !important',
        textTransform: 'none',
        fontSize: 'var(--fs-dense)',
        fontWeight: 400,
        color: 'var(--text-2)',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--raised)',
          color: 'var(--text)',
          fontWeight: 'var(--w-medium)',
          boxShadow: '0 0 0 1px var(--border)',
        },
      },
    },
  },
};
