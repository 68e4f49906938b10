import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState, useSyncExternalStore } from 'react';
import { messages as shared } from '../../../engine/web/messages.ts';
import { BareButton } from '../../../engine/web/PlainButton.tsx';
import { saidOf } from '../../api/seen/said-of.ts';
import { useOnline } from '../../kit/live/useOnline.ts';
import { lineLook, room } from './ConnectionLine.tsx';
import { messages } from './messages.ts';
import { reach } from './reach.ts';
import { staleOf } from './stale.ts';

/**
 * One quiet line at the top of a page that shows what it could not read again, though the server answers otherwise, with a way to ask again. Where no server
 * answers, the line about the connection says from when the page is.
 */
export function StaleLine() {
  const queries = useQueryClient();
  const [stale] = useState(() => staleOf(queries));
  const since = useSyncExternalStore(stale.subscribe, stale.since, () => null);
  const isAway = useSyncExternalStore(reach.subscribe, reach.isAway, reach.isAway);
  const isOnline = useOnline();
  const [isTrying, setTrying] = useState(false);
  if (since === null || isAway || !isOnline) return null;
  const again = () => {
    setTrying(true);
    void stale.again().then(() => setTrying(false));
  };
  return (
    <>
      <GlobalStyles styles={room} />
      <Box role="status" data-stale sx={{ ...lineLook, zIndex: 23, display: 'flex', justifyContent: 'center', gap: 2 }}>
        <span className="cut">{messages.notUpdated(saidOf(new Date(since)))}</span>
        <BareButton type="button" onClick={again} style={{ flex: 'none', textDecoration: 'underline', minHeight: 28 }}>
          {isTrying ? shared.working : shared.tryAgain}
        </BareButton>
      </Box>
    </>
  );
}
