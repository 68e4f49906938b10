import Box from '@mui/material/Box';
import { useEffect, useRef, type RefObject } from 'react';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { ToneIcon, toneColours } from '../../../engine/web/tone.tsx';
import { KeyCaps } from '../KeyCaps.tsx';
import { Found } from '../Found.tsx';
import { messages } from './messages.ts';
import type { Entry } from './useEntries.tsx';

interface PaletteListProps {
  /** The listbox's id; the entries are named after it, by their place. */
  id: string;
  entries: readonly Entry[];
  /** The place of the marked one. */
  at: number;
  /** Searching, no results, or a failure; empty otherwise. */
  status: string;
  /** What was looked for: bold where it is found. */
  words: readonly string[];
  onOpen: (entry: Entry) => void;
  onMark: (id: string) => void;
}

/** What was found and can be done, group by group, with the marked entry in view. */
export function PaletteList({ id, entries, at, status, words, onOpen, onMark }: PaletteListProps) {
  const marked = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to clean up after an effect.
    void marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [at, entries]);
  const groups = [...new Set(entries.map(({ group }) => group))];
  const propsOf = (entry: Entry, place: number): LineProps => ({
    entry,
    id: `${id}-${place}`,
    words,
    ...(place === at ? { marked } : {}),
    onOpen: () => onOpen(entry),
    onMark: () => onMark(entry.id),
  });
  return (
    <>
      <Box
        id={id}
        role="listbox"
        aria-label={messages.label}
        // What scrolls is the list itself, which the field's arrows move through.
        sx={{ flex: '0 1 auto', minHeight: 0, overflowY: 'auto', overflowWrap: 'anywhere', py: entries.length > 0 ? 2 : 0 }}
      >
        {groups.map((group) => (
          <Box key={group} role="group" aria-label={group}>
            <Box aria-hidden="true" sx={{ px: 4, pt: 2, pb: 1, fontSize: 'var(--fs-small)', fontWeight: 'var(--w-medium)', color: 'text.secondary' }}>
              {group}
            </Box>
            <Box component="ul" role="presentation">
              {entries.map((entry, place) => entry.group === group && entry.act === undefined && <Line key={entry.id} {...propsOf(entry, place)} />)}
              {entries.some(({ act, group: of }) => act !== undefined && of === group) && (
                <Box component="li" role="presentation" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', pl: '54px', pb: '6px' }}>
                  {entries.map((entry, place) => entry.act !== undefined && <Act key={entry.id} {...propsOf(entry, place)} />)}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 4, py: status ? 5 : 0, color: 'text.secondary' }}>
        {status}
        {status !== '' && status !== messages.searching && status !== messages.failed && (
          <Box sx={{ mt: 1, fontSize: 'var(--fs-small)' }}>{messages.nothingHint}</Box>
        )}
      </Box>
    </>
  );
}

interface LineProps {
  entry: Entry;
  id: string;
  words: readonly string[];
  /** It is the marked one. */
  marked?: RefObject<HTMLElement | null>;
  onOpen: () => void;
  onMark: () => void;
}

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const markable = {
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  borderRadius: 'var(--r)',
  '&[aria-selected="true"]': { background: 'var(--selected)' },
} as const;

/** What is done most with the hit above it. */
function Act({ entry, id, marked, onOpen, onMark }: LineProps) {
  const { icon: Icon, name, act, cap } = entry;
  return (
    <Box
      component="span"
      id={id}
      ref={marked}
      role="option"
      aria-label={name}
      aria-selected={marked !== undefined}
      onClick={onOpen}
      onMouseMove={onMark}
      sx={{
        ...markable,
        gap: '6px',
        height: { xs: 40, md: 28 },
        px: '10px',
        border: '1px solid var(--border)',
        background: 'var(--surface)',
        fontSize: 'var(--fs-small)',
        '&[aria-selected="true"]': { background: 'var(--selected)', borderColor: 'var(--accent)' },
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 16, color: 'text.secondary' }} />
      <span>{act}</span>
      {cap !== undefined && (
        <Box component="span" aria-hidden="true" sx={{ '& kbd': { mr: '0 !important' } }}>
          <KeyCaps caps={[[cap, '']]} />
        </Box>
      )}
    </Box>
  );
}

/** Icon or initials, name and what tells it apart, its state, its key. */
function Line({ entry, id, words, marked, onOpen, onMark }: LineProps) {
  const { icon: Icon, person, name, detail, isClipped, state, cap } = entry;
  return (
    <Box
      component="li"
      id={id}
      ref={marked}
      role="option"
      aria-selected={marked !== undefined}
      onClick={onOpen}
      onMouseMove={onMark}
      sx={{
        ...markable,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: '0 12px',
        minHeight: { xs: 48, md: 40 },
        mx: 2,
        px: '10px',
        py: '4px',
      }}
    >
      <Box component="span" aria-hidden="true" sx={{ flex: 'none', width: 24, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        {person === undefined ? <Icon sx={{ fontSize: 18 }} /> : <Avatar name={person} size="sm" />}
      </Box>
      <Box component="span" sx={{ flex: '1 1 60%', minWidth: 0, lineHeight: '18px' }}>
        <span>
          <Found text={name} words={words} />
        </span>
        {detail && (
          <Box
            component="span"
            sx={{ display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary', ...(isClipped ? clipped : {}) }}
          >
            <Found text={detail} words={words} />
          </Box>
        )}
      </Box>
      {state && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: '6px',
            flex: 'none',
            ml: { xs: '36px', sm: 0 },
            width: { xs: '100%', sm: 'auto' },
            fontSize: 'var(--fs-small)',
            color: state.tone === 'neutral' ? 'text.secondary' : toneColours(state.tone).color,
            '& .MuiSvgIcon-root': { fontSize: 14 },
          }}
        >
          <ToneIcon tone={state.tone} />
          {state.label}
        </Box>
      )}
      {cap !== undefined && (
        <Box component="span" aria-hidden="true" sx={{ flex: 'none' }}>
          <KeyCaps caps={[[cap, '']]} />
        </Box>
      )}
    </Box>
  );
}
