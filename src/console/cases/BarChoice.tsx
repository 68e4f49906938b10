import Unfold from '@mui/icons-material/UnfoldMoreRounded';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import type { ChoiceMenuProps } from '../../../engine/web/ChoiceMenuFrame.tsx';

interface BarChoiceProps {
  /** What it changes. */
  label: string;
  /** What it is now. */
  shown: string;
  entries: ChoiceMenuProps['entries'];
  /** The list opens, to fetch what is offered. */
  onOpen?: (open: boolean) => void;
  disabled?: boolean;
  above?: boolean;
}

/** A value in a line of text that can be changed where it is read. */
export function BarChoice({ label, shown, entries, onOpen, disabled = false, above = false }: BarChoiceProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (to: HTMLElement | null) => {
    setAnchor(to);
    onOpen?.(to !== null);
  };
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={`${label}: ${shown}`}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onClick={(event) => open(event.currentTarget)}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          minWidth: 0,
          minHeight: 28,
          padding: '0 6px 0 8px',
          border: '1px solid var(--border)',
          borderRadius: 'var(--r)',
          background: 'var(--surface)',
          color: 'var(--text)',
          fontSize: 'var(--fs-dense)',
          cursor: 'pointer',
          '@media (pointer: coarse)': { minHeight: 44 },
          '&:hover': { borderColor: 'var(--border-strong)' },
          '& .MuiSvgIcon-root': { fontSize: 16, color: 'var(--text-3)', flex: 'none' },
        }}
      >
        <span className="cut">{shown}</span>
        <Unfold aria-hidden="true" />
      </Box>
      <ChoiceMenu open={anchor !== null} anchor={anchor} region={label} above={above} onClose={() => open(null)} entries={entries} />
    </>
  );
}
