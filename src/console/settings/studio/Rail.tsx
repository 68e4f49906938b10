import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { messages } from './messages.ts';
import type { SectionId } from './sections.ts';

interface RailProps {
  sections: readonly { id: SectionId; icon: SvgIconComponent }[];
  current: SectionId;
  /** How many changes of a section are not published. */
  countOf: (id: SectionId) => number;
  onGo: (id: SectionId) => void;
}

/** The sections: beside them where there is room, else a list above the one that is shown. */
export function Rail({ sections, current, countOf, onGo }: RailProps) {
  const called = (id: SectionId) => {
    const count = countOf(id);
    return count === 0 ? messages.sections[id] : messages.withChanges(messages.sections[id], count);
  };
  return (
    <>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <SelectField label={messages.section} value={current} onChange={onGo} choices={sections.map(({ id }) => ({ id, name: called(id) }))} />
      </Box>
      <Box component="nav" aria-label={messages.rail} sx={{ display: { xs: 'none', md: 'block' }, ...railStyles }}>
        {sections.map(({ id, icon: Icon }) => {
          const count = countOf(id);
          return (
            <a
              key={id}
              href={`#${id}`}
              aria-label={called(id)}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onGo(id);
              }}
            >
              <Icon aria-hidden="true" />
              <span>{messages.sections[id]}</span>
              {count > 0 && (
                <b className="num" aria-hidden="true">
                  {count}
                </b>
              )}
            </a>
          );
        })}
      </Box>
    </>
  );
}

const railStyles = {
  position: 'sticky',
  top: 'calc(var(--top-room, 0px) + var(--appbar, 56px) + 16px)',
  maxHeight: 'calc(100dvh - var(--top-room, 0px) - var(--appbar, 56px) - 32px)',
  overflowY: 'auto',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 34,
    px: 2,
    borderRadius: 'var(--r-sm)',
    color: 'text.secondary',
    fontSize: 'var(--fs-dense)',
    lineHeight: '18px',
    fontWeight: 'fontWeightMedium',
    textDecoration: 'none',
    '&:hover': { background: 'var(--hover)' },
    '&[aria-current]': { background: 'var(--selected)', color: 'var(--accent-ink)' },
    '& > .MuiSvgIcon-root': { flex: 'none', fontSize: 16 },
    '& > b': {
      ml: 'auto',
      minWidth: 18,
      px: 1,
      borderRadius: '9px',
      textAlign: 'center',
      background: 'var(--warning-soft)',
      color: 'var(--warning)',
      fontSize: 'var(--fs-small)',
      fontWeight: 'fontWeightMedium',
    },
  },
} as const;
