import Alert from '@mui/material/Alert';
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Info from '@mui/icons-material/InfoOutlined';
import Success from '@mui/icons-material/CheckCircleOutlineRounded';
import Warning from '@mui/icons-material/WarningAmberRounded';
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

const icons = { success: <Success />, error: <ErrorIcon />, warning: <Warning />, info: <Info /> };

/** A message that stays in the page, with an icon beside its words. */
export function Note({ tone, children, action, live = tone === 'error', sx }: NoteProps) {
  return (
    <Alert severity={tone} icon={icons[tone]} action={action} role={live ? 'alert' : 'note'} sx={sx}>
      {children}
    </Alert>
  );
}
