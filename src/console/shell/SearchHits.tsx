import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** Something found: a page of the menu or a record. */
export interface Hit {
  group: string;
  name: string;
  /** Distinguishes it from others of the same name. */
  detail?: string;
  path: string;
}

interface SearchHitsProps {
  /** The listbox's id; the hits are named after it, by their place. */
  id: string;
  hits: readonly Hit[];
  /** The place of the marked one. */
  at: number;
  /** Searching, or no results; empty otherwise. */
  status: string;
  onOpen: (hit: Hit) => void;
  onMark: (path: string) => void;
}

/** The results, group by group, with the marked one in view. */
export function SearchHits({ id, hits, at, status, onOpen, onMark }: SearchHitsProps) {
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to clean up after an effect.
    void marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [at, hits]);
  const groups = [...new Set(hits.map((hit) => hit.group))];
  return (
    <Box sx={{ borderTop: '1px solid var(--border)', maxHeight: '50vh', overflowY: 'auto', overflowWrap: 'anywhere' }}>
      <Box id={id} role="listbox" sx={{ py: hits.length > 0 ? 1 : 0 }}>
        {groups.map((group) => (
          <Box key={group} role="group" aria-label={group}>
            <Box aria-hidden="true" sx={{ px: 4, pt: 2, pb: 1, fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
              {group}
            </Box>
            <Box component="ul" role="presentation">
              {hits.map(
                (hit, place) =>
                  hit.group === group && (
                    <Box
                      component="li"
                      key={hit.path}
                      id={`${id}-${place}`}
                      ref={place === at ? marked : undefined}
                      role="option"
                      aria-selected={place === at}
                      onClick={() => onOpen(hit)}
                      onMouseMove={() => onMark(hit.path)}
                      sx={{
                        display: 'flex',
                        alignItems: 'baseline',
                        flexWrap: 'wrap',
                        gap: '0 8px',
                        minHeight: 40,
                        px: 4,
                        py: '9px',
                        cursor: 'pointer',
                        '&[aria-selected="true"]': { background: 'var(--selected)' },
                      }}
                    >
                      {hit.name}
                      {hit.detail && (
                        <Box component="span" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
                          {hit.detail}
                        </Box>
                      )}
                    </Box>
                  ),
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 4, py: status ? 4 : 0, color: 'text.secondary' }}>
        {status}
      </Box>
    </Box>
  );
}
