import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { Fragment, useState } from 'react';
import { ChangesDrawer } from './ChangesDrawer.tsx';
import { messages } from './messages.ts';
import type { SectionId } from './sections.ts';
import type { Change } from './studio.ts';

interface PublishBarProps {
  changes: readonly Change[];
  failed: readonly SectionId[];
  isPublishing: boolean;
  onPublish: () => void;
  onDiscard: () => void;
  onGo: (id: SectionId) => void;
}

/** At the foot while something is not published: how much, what the last try left, and what can be done. */
export function PublishBar({ changes, failed, isPublishing, onPublish, onDiscard, onGo }: PublishBarProps) {
  const [open, setOpen] = useState(false);
  const count = changes.length;
  return (
    <>
      <div aria-live="polite">
        {count > 0 && (
          <Box component="section" aria-label={messages.bar} sx={barStyles}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 2, flex: { xs: '1 0 100%', sm: 'none' }, color: 'warning.main' }}>
              <Edit aria-hidden="true" sx={{ fontSize: 16 }} />
              {messages.notPublished(count)}
            </Box>
            <Button variant="contained" disabled={isPublishing} onClick={onPublish}>
              {isPublishing ? messages.publishing : messages.publish(count)}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
              {messages.see}
            </Button>
            <Button color="inherit" disabled={isPublishing} onClick={onDiscard}>
              {messages.discard}
            </Button>
            {failed.length > 0 && (
              <Box role="alert" sx={{ flex: '1 0 100%', order: -1, color: 'error.main' }}>
                {messages.failed}{' '}
                {failed.map((id, index) => (
                  <Fragment key={id}>
                    {index > 0 && ', '}
                    <ButtonBase
                      sx={{ font: 'inherit', verticalAlign: 'baseline', textDecoration: 'underline', textUnderlineOffset: '3px' }}
                      onClick={() => onGo(id)}
                    >
                      {messages.sections[id]}
                    </ButtonBase>
                  </Fragment>
                ))}
                .
              </Box>
            )}
          </Box>
        )}
      </div>
      <ChangesDrawer
        open={open && count > 0}
        changes={changes}
        onClose={() => setOpen(false)}
        onGo={(id) => {
          setOpen(false);
          onGo(id);
        }}
      />
    </>
  );
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: '10px 16px',
  background: 'var(--surface)',
  border: '1px solid var(--border)',
  borderRadius: { xs: 0, md: 'var(--r) var(--r) 0 0' },
  mx: { xs: -4, md: 0 },
  fontSize: 'var(--fs-dense)',
  lineHeight: '20px',
} as const;
