import Eye from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../../../engine/web/Card.tsx';
import { messages } from './messages.ts';
import type { SectionId } from './sections.ts';
import { useStudio } from './studio.ts';

/** Form and preview have room beside each other. */
const wide = '@media (min-width: 1121px)';

interface StudioSectionProps {
  id: SectionId;
  lead?: ReactNode;
  /** Opposite the heading. */
  action?: ReactNode;
  /** Where the words of it are read, and how they read there. */
  preview?: { title: string; action?: ReactNode; shown: ReactNode };
  /** Its content begins and ends with the card. */
  bare?: boolean;
  children: ReactNode;
}

/** One section of the settings: what is edited, and beside it the words it produces. */
export function StudioSection({ id, lead, action, preview, bare = false, children }: StudioSectionProps) {
  const { current } = useStudio();
  const heading = useId();
  const side = bare ? { px: 4 } : {};
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={heading}
      sx={{
        display: { xs: current === undefined || current === id ? 'grid' : 'none', md: 'grid' },
        gridTemplateColumns: 'minmax(0, 1fr)',
        overflow: 'clip',
        scrollMarginTop: 'calc(var(--top-room, 0px) + var(--appbar, 56px) + 16px)',
        [wide]: preview ? { gridTemplateColumns: 'minmax(0, 1fr) 316px' } : {},
      }}
    >
      <Box sx={{ minWidth: 0, p: bare ? '14px 0 4px' : '14px 16px 16px' }}>
        <Box sx={{ ...side, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 32 }}>
          <Box
            component="h2"
            id={heading}
            tabIndex={-1}
            sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', '&:focus': { outline: 0 } }}
          >
            {messages.sections[id]}
          </Box>
          {action !== undefined && <Box sx={{ ml: 'auto', minWidth: 0 }}>{action}</Box>}
        </Box>
        {lead !== undefined && <Box sx={{ ...side, color: 'text.secondary', fontSize: 'var(--fs-dense)', lineHeight: '20px' }}>{lead}</Box>}
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Box>
      {preview && (
        <Box
          role="group"
          aria-labelledby={`${heading} ${heading}-preview`}
          sx={{
            minWidth: 0,
            p: '12px 16px 16px',
            background: 'var(--bg)',
            borderTop: '1px solid var(--border)',
            [wide]: { borderTop: 0, borderLeft: '1px solid var(--border)' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 28, mb: 2, fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
            <Eye aria-hidden="true" sx={{ fontSize: 14 }} />
            <span id={`${heading}-preview`}>{preview.title}</span>
            {preview.action !== undefined && <Box sx={{ ml: 'auto', minWidth: 0 }}>{preview.action}</Box>}
          </Box>
          {preview.shown}
        </Box>
      )}
    </Card>
  );
}

/** As clients see it: a card within the preview. */
export const shownCard = {
  p: 4,
  border: '1px solid var(--border)',
  borderRadius: 'var(--r)',
  background: 'var(--surface)',
  color: 'var(--text)',
  fontSize: 'var(--fs-ui)',
  lineHeight: 'var(--lh-ui)',
  overflowWrap: 'anywhere',
} as const;
