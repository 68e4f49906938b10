import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { Link } from 'react-router';
import type { SystemStatus } from '../../../generated/api.ts';
import { systemActLabels } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import { recordPath } from '../../../engine/console/paths.ts';
import { messages } from './messages.ts';
import { Part } from './Part.tsx';
import type { Acts } from './useActs.ts';

/** Letters that did not leave at their first try, each with what can be done about it. */
export function Mails({ found: { at, mails, mails_sent }, acts }: { found: Pick<SystemStatus, 'at' | 'mails' | 'mails_sent'>; acts: Acts }) {
  const { basename } = useContext(ConsoleContext);
  return (
    <Part title={messages.mails} count={mails.length} action={messages.ofToday(mails_sent)}>
      {mails.length === 0 && messages.mailsNone}
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {mails.map(({ id, to, person, meant, subject, because, attempts, given_up, next_at }) => {
          const act = given_up ? 'settle_mails' : 'try_mails';
          const isNow = next_at !== null && next_at <= at;
          return (
            <Box key={id} component="li" sx={{ py: '9px', display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' }}>
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 'fontWeightMedium' }}>{to}</Box>
                <Box sx={{ color: 'text.secondary' }}>{`${subject} · ${because} · ${messages.tries(attempts)}`}</Box>
                {meant !== null && <Box sx={{ color: 'warning.main', fontSize: 'var(--fs-small)' }}>{messages.meant(meant)}</Box>}
                <Box sx={{ color: given_up ? 'error.main' : 'text.tertiary', fontSize: 'var(--fs-small)' }}>
                  {given_up || next_at === null ? messages.lost : isNow ? messages.againNow : messages.again(next_at)}
                </Box>
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ml: 'auto' }}>
                {person !== null && (
                  <Button
                    size="small"
                    component={Link}
                    to={recordPath(basename, person.role === roles.client ? 'client-profiles' : 'employees', person.id)}
                    sx={{ flex: 'none' }}
                  >
                    {messages.open(person.name)}
                  </Button>
                )}
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
            </Box>
          );
        })}
      </Box>
    </Part>
  );
}
