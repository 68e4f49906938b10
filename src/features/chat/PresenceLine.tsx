import Box from '@mui/material/Box';
import { firstNameOf } from '../../../domain/first-name.ts';
import type { Present } from '../../kit/live/presence.ts';
import { messages } from './messages.ts';

/** Who types, else who is there. It takes its line whether anybody is or not, so that nothing jumps. */
export function PresenceLine({ others }: { others: readonly Present[] }) {
  const typing = others.filter(({ isTyping }) => isTyping);
  const said = typing.length > 0 ? typing.map(({ name }) => messages.typing(firstNameOf(name))) : others.map(({ name }) => messages.here(firstNameOf(name)));
  return (
    <Box
      role="status"
      className="cut"
      sx={{ flex: 'none', height: 20, padding: { xs: '0 16px', md: '0 20px' }, fontSize: 'var(--fs-small)', lineHeight: '20px', color: 'text.tertiary' }}
    >
      {said.join(' ')}
    </Box>
  );
}
