import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SystemStatus } from '../../../generated/api.ts';
import { systemActLabels } from '../../../generated/enums.ts';
import { messages } from './messages.ts';
import { Part } from './Part.tsx';
import type { Acts } from './useActs.ts';

/** Letters that did not leave at their first try, each with what can be done about it. */
export function Mails({ found: { at, mails }, acts }: { found: Pick<SystemStatus, 'at' | 'mails'>; acts: Acts }) {
  return (
    <Part title={messages.mails}>
      {mails.length === 0 && messages.mailsNone}
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {mails.map(({ id, to, subject, because, attempts, given_up, next_at }) => {
          const act = given_up ? 'settle_mails' : 'try_mails';
          const isNow = next_at !== null && next_at <= at;
          return (
            <Box key={id} component="li" sx={{ py: '9px', display: 'flex', gap: 3, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 'fontWeightMedium' }}>{to}</Box>
                <Box sx={{ color: 'text.secondary' }}>{`${subject} · ${because} · ${messages.tries(attempts)}`}</Box>
                <Box sx={{ color: given_up ? 'error.main' : 'text.tertiary', fontSize: 'var(--fs-small)' }}>
                  {given_up || next_at === null ? messages.lost : isNow ? messages.againNow : messages.again(next_at)}
                </Box>
              </Box>
              <Button
                size="small"
                variant="outlined"
                sx={{ flex: 'none' }}
                disabled={acts.pending || isNow}
                aria-label={messages.actOn(systemActLabels[act], to)}
                onClick={() => acts.run(act, [id])}
              >
                {systemActLabels[act]}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Part>
  );
}
