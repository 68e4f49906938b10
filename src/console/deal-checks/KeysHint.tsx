import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isKeyOn } from '../../kit/keys/single-keys.ts';
import { messages } from './messages.ts';

const words = messages.keys;
const caps = [
  ['J K', words.line],
  ['1 2 3', words.verdict],
  ['E', words.edit],
  ['Esc', words.leave],
  ['M', words.missing],
  ['[ ]', words.files],
  ['S', words.send],
  ['?', words.help],
] as const;

/** The keys of the page, told where `?` or its button asks. */
export function KeysHint({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 16px',
        mt: 3,
        fontSize: 'var(--fs-small)',
        color: 'text.secondary',
      }}
    >
      <Button size="small" startIcon={<Keyboard />} aria-expanded={open} onClick={onToggle}>
        {open ? words.title : words.show}
      </Button>
      {open && (
        <Box
          component="ul"
          aria-label={words.title}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px 16px',
            '& kbd': {
              font: 'inherit',
              fontSize: 11,
              padding: '0 5px',
              mr: '6px',
              border: '1px solid var(--border)',
              borderRadius: 'var(--r-sm)',
              background: 'var(--surface)',
            },
          }}
        >
          {caps
            .filter(([key]) => isKeyOn(key))
            .map(([key, name]) => (
              <li key={key}>
                <kbd>{key}</kbd>
                {name}
              </li>
            ))}
          <li>{words.only}</li>
        </Box>
      )}
    </Box>
  );
}
