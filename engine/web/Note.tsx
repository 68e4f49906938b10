import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Info from '@mui/icons-material/InfoOutlined';
import Success from '@mui/icons-material/CheckCircleOutlineRounded';
import Warning from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface NoteProps {
  tone: 'success' | 'error' | 'warning' | 'info';
  children: ReactNode;
  action?: ReactNode;
  /** Read out at once; errors are by default. */
  live?: boolean;
  sx?: SxProps<Theme>;
}

const icons = { success: Success, error: ErrorIcon, warning: Warning, info: Info };

/** A message that stays in the page, with an icon beside its words. */
export function Note({ tone, children, action, live = tone === 'error', sx }: NoteProps) {
  const Icon = icons[tone];
  return (
    <Box
      role={live ? 'alert' : 'note'}
      sx={[
        {
          display: 'flex',
          // Where its words would have no room beside what can be done, that goes below them.
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: '10px',
          padding: '12px 14px',
          border: '1px solid',
          borderColor: `var(--${tone}-line)`,
          borderRadius: 'var(--r)',
          background: `var(--${tone}-soft)`,
          fontSize: 'var(--fs-ui)',
          lineHeight: 'var(--lh-ui)',
          // Beside text of the same weight, color alone would not distinguish a link.
          '& a:not(.MuiButton-root)': { textDecoration: 'underline', textUnderlineOffset: '3px' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Icon aria-hidden="true" sx={{ flex: 'none', color: `var(--${tone})` }} />
      <Box sx={{ flex: '1 1 min(170px, 100% - 34px)', minWidth: 0 }}>{children}</Box>
      {action}
    </Box>
  );
}
