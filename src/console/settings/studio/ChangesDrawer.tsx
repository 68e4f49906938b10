import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ResponsiveDrawer } from '../../../../engine/web/ResponsiveDrawer.tsx';
import { messages } from './messages.ts';
import type { SectionId } from './sections.ts';
import { once, type Change } from './studio.ts';

interface ChangesDrawerProps {
  open: boolean;
  changes: readonly Change[];
  onClose: () => void;
  onGo: (id: SectionId) => void;
}

/** Every change that is not published, section by section: what it was, and what it becomes. */
export function ChangesDrawer({ open, changes, onClose, onGo }: ChangesDrawerProps) {
  return (
    <ResponsiveDrawer
      open={open}
      onClose={onClose}
      title={messages.seeTitle(changes.length)}
      below={<Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>{messages.seeHint}</Box>}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        {once(changes.map(({ section }) => section)).map((id) => (
          <section key={id} aria-label={messages.sections[id]}>
            <ButtonBase
              onClick={() => onGo(id)}
              sx={{ font: 'inherit', fontWeight: 'fontWeightBold', textDecoration: 'underline', textUnderlineOffset: '3px', minHeight: 32 }}
            >
              {messages.sections[id]}
            </ButtonBase>
            <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 3 }}>
              {changes
                .filter(({ section }) => section === id)
                .map(({ label, from, to }) => (
                  <div key={label}>
                    <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
                      {label}
                    </Box>
                    <Box component="dd" sx={valueStyles}>
                      <Box component="span" sx={{ color: 'text.secondary' }}>
                        {from}
                      </Box>{' '}
                      <ArrowForward titleAccess={messages.became} sx={{ fontSize: 14, color: 'text.secondary', verticalAlign: '-2px' }} />{' '}
                      <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
                        {to}
                      </Box>
                    </Box>
                  </div>
                ))}
            </Box>
          </section>
        ))}
      </Box>
    </ResponsiveDrawer>
  );
}

const valueStyles = { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
