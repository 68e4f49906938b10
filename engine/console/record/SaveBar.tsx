import SaveIcon from '@mui/icons-material/SaveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { formatPercent } from '../../web/format.ts';
import { messages as shared } from '../../web/messages.ts';
import { messages } from '../messages.ts';
import { useCurrentFile } from '../provider/filesUnderWay.ts';

/** The bar that stays at the form's lower edge: save, discard, and what else the record can have done to it. */
export function SaveBar({ label = messages.save, end, onCancel }: { label?: string; end?: ReactNode; onCancel?: () => void }) {
  const { reset } = useFormContext();
  const { isSubmitting, isDirty } = useFormState();
  const file = useCurrentFile();
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
      {isSubmitting && file && (
        <Box component="span" className="cut num" sx={{ flex: 1, minWidth: 0, fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          {`${shared.uploading(file.name)} ${formatPercent(Math.round(file.share * 100))}`}
        </Box>
      )}
      {end && <Box sx={{ ml: 'auto' }}>{end}</Box>}
    </Box>
  );
}
