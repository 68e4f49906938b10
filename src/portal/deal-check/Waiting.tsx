import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents, formatDateTime } from '../../../engine/web/format.ts';
import type { DealCheck, DealCheckVersion } from '../../../generated/api.ts';
import { AttachmentList } from '../../kit/files/AttachmentList.tsx';
import { messages } from './messages.ts';

const words = messages.waiting;

/** While a paper is read: what happens next, by whom, and what was sent. */
export function Waiting({ check, version, advisor }: { check: DealCheck; version: DealCheckVersion; advisor: string }) {
  const next = useId();
  const sent = useId();
  const at = check.status === 'submitted' ? 0 : 1;
  return (
    <>
      <section aria-labelledby={next}>
        <Box component="h2" id={next} sx={{ typography: 'h3', mb: 3 }}>
          {words.next}
        </Box>
        <Card component="ol">
          {words.steps(advisor).map(([name, text], index) => (
            <Box
              component="li"
              key={name}
              aria-current={index === at ? 'step' : undefined}
              sx={{
                display: 'grid',
                gridTemplateColumns: '24px minmax(0, 1fr)',
                gap: '0 14px',
                p: { xs: 4, sm: '16px 24px' },
                '& + &': { borderTop: '1px solid var(--border-soft)' },
              }}
            >
              <Box
                aria-hidden="true"
                sx={{
                  width: 24,
                  height: 24,
                  borderRadius: '50%',
                  display: 'grid',
                  placeItems: 'center',
                  fontSize: 'var(--fs-small)',
                  fontWeight: 'var(--w-medium)',
                  border: '2px solid',
                  borderColor: index <= at ? 'var(--accent)' : 'var(--border-strong)',
                  background: index <= at ? 'var(--accent)' : 'transparent',
                  color: index <= at ? 'var(--on-accent)' : 'text.secondary',
                }}
              >
                {index < at ? <Check sx={{ fontSize: 14 }} /> : index + 1}
              </Box>
              <div>
                <Box component="b" sx={{ fontWeight: index === at ? 'var(--w-strong)' : 'var(--w-medium)' }}>
                  {name}
                </Box>
                <Box sx={{ fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' }}>{text}</Box>
              </div>
            </Box>
          ))}
        </Card>
      </section>
      <section aria-labelledby={sent}>
        <Box component="h2" id={sent} sx={{ typography: 'h3', mb: 3 }}>
          {words.sent}
        </Box>
        <Card sx={{ display: 'grid', gap: 3, p: { xs: 4, sm: 6 } }}>
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>
            {words.sentAt(formatDateTime(version.submitted_at))}
            {version.begun_at && <Box>{words.started(formatDateTime(version.begun_at))}</Box>}
          </Box>
          <AttachmentList files={version.attachments} />
          {version.typed && <div>{words.typed(formatCents(version.typed.total_otd))}</div>}
          {version.note && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{version.note}</Box>}
        </Card>
      </section>
    </>
  );
}
