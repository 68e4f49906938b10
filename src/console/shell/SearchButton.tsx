import SearchIcon from '@mui/icons-material/SearchRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { messages } from '../messages.ts';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Looks like a field, opens the search. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <ButtonBase
      className="only-wide"
      aria-haspopup="dialog"
      onClick={onClick}
      sx={{
        gap: 2,
        height: 34,
        width: 360,
        maxWidth: '40vw',
        // Beside it are the toasts, however wide the side panel is.
        '@media (min-width: 1200px)': { maxWidth: 'calc(100vw - var(--panel) - 24px - 320px - 272px - 44px - 12px)' },
        p: '0 8px 0 10px',
        justifyContent: 'flex-start',
        borderRadius: 'var(--r)',
        background: 'var(--bg)',
        border: '1px solid var(--border)',
        color: 'text.tertiary',
        fontFamily: 'inherit',
        fontSize: 'var(--fs-dense)',
        letterSpacing: 'inherit',
      }}
    >
      <SearchIcon aria-hidden="true" sx={{ fontSize: 18 }} />
      <span className="cut">{messages.searchHint}</span>
      <Box
        component="kbd"
        sx={{
          ml: 'auto',
          font: 'inherit',
          fontSize: 11,
          lineHeight: '16px',
          border: '1px solid var(--border)',
          borderRadius: 'var(--r-xs)',
          px: '5px',
          background: 'var(--surface)',
          whiteSpace: 'nowrap',
        }}
      >
        {isMac ? messages.searchKeys.mac : messages.searchKeys.other}
      </Box>
    </ButtonBase>
  );
}
