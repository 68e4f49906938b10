import Warning from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { aboutAdvisor, categoryInUse, categoryKept, mayMoveTogether } from '../../../domain/complaints.ts';
import { filteredListPath } from '../../../engine/console/paths.ts';
import { formatNumber } from '../../../engine/web/format.ts';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import type { ComplaintCategory } from '../../../generated/api.ts';
import { useArea } from '../../kit/area/area.ts';
import { messages } from './messages.ts';

interface InUseProps {
  category: ComplaintCategory;
  count: number;
  /** To which its complaints may move. */
  others: readonly ComplaintCategory[];
  busy: boolean;
  onMove: (to: ComplaintCategory) => void;
  onKeep: () => void;
}

/** What is asked before a category that complaints use goes: where they move to. */
export function InUse({ category, count, others, busy, onMove, onKeep }: InUseProps) {
  const { basename } = useArea();
  const frame = useRef<HTMLDivElement>(null);
  // Complaints that are kept from advisors by their category are not offered first to those that are not.
  const [chosen, setChosen] = useState((others.find(({ id }) => id !== aboutAdvisor) ?? others[0])?.id ?? '');
  const to = others.find(({ id }) => id === chosen);
  const movable = mayMoveTogether(category.id);
  useEffect(() => frame.current?.querySelector<HTMLElement>('select, a')?.focus(), []);
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={messages.remove(category.name)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onKeep();
      }}
      sx={{ display: 'grid', gap: 2, pb: 3, pl: { xs: 0, sm: '40px' } }}
    >
      <Box role="status" sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Warning aria-hidden="true" sx={{ flex: 'none', fontSize: 20, color: 'var(--warning)' }} />
        <span>{movable ? categoryInUse(count) : categoryKept(count)}</span>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        {movable && (
          <>
            <Box sx={{ flex: '0 1 220px', minWidth: 0 }}>
              <SelectField label={messages.moveTo} value={chosen} onChange={setChosen} disabled={busy} choices={others} />
            </Box>
            <Button variant="outlined" disabled={busy || !to} onClick={() => to && onMove(to)}>
              {busy ? messages.removing : messages.moveAndRemove(formatNumber(count))}
            </Button>
          </>
        )}
        {!movable && (
          <Link component={RouterLink} to={filteredListPath(basename, 'complaints', { category: category.id })} sx={{ alignSelf: 'center' }}>
            {messages.show}
          </Link>
        )}
        <Button color="inherit" disabled={busy} onClick={onKeep}>
          {messages.keep}
        </Button>
      </Box>
    </Box>
  );
}
