import SaveIcon from '@mui/icons-material/SaveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { messages } from '../messages.ts';

/** The bar that stays at the form's lower edge: save, discard, and what else the record can have done to it. */
export function SaveBar({ label = messages.save, end, onCancel }: { label?: string; end?: ReactNode; onCancel?: () => void }) {
  const { reset } = useFormContext();
  const { isSubmitting, isDirty } = useFormState();
  return (
    <Box
      sx={{
        position: { xs: 'fixed', md: 'sticky' },
        bottom: 'var(--frame-foot)',
        left: 0,
        right: 0,
        zIndex: 12,
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        p: { xs: '10px 16px', md: '12px 20px' },
        borderTop: '1px solid var(--border)',
        background: 'var(--surface)',
        borderRadius: { md: '0 0 7px 7px' },
      }}
    >
      <Button type="submit" variant="contained" startIcon={<SaveIcon />} disabled={isSubmitting} sx={{ flex: { xs: 1, md: 'none' } }}>
        {isSubmitting ? messages.saving : label}
      </Button>
      {onCancel ? (
        <Button color="inherit" onClick={onCancel}>
          {messages.cancel}
        </Button>
      ) : (
        <Button color="inherit" disabled={!isDirty || isSubmitting} onClick={() => reset()}>
          {messages.discard}
        </Button>
      )}
      {end && <Box sx={{ ml: 'auto' }}>{end}</Box>}
    </Box>
  );
}
