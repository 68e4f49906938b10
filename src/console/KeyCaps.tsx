import Box from '@mui/material/Box';
import { isKeyOn } from '../kit/keys/single-keys.ts';

interface KeyCapsProps {
  caps: readonly (readonly [key: string, does: string])[];
  hint?: string;
}

/** The keys of a screen that is worked by keyboard; not on phones, and none that the user has turned off. */
export function KeyCaps({ caps, hint }: KeyCapsProps) {
  const shown = caps.filter(([key]) => isKeyOn(key));
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        gap: '4px 16px',
        fontSize: 'var(--fs-small)',
        color: 'text.secondary',
        '& kbd': {
          font: 'inherit',
          fontSize: 11,
          padding: '0 5px',
          mr: '6px',
          border: '1px solid var(--border)',
          borderRadius: 'var(--r-sm)',
          background: 'var(--surface)',
        },
        // On a filled button: its own color, which the surface may be the same as.
        '.MuiButton-contained &': { color: 'inherit', '& kbd': { background: 'transparent', borderColor: 'currentColor' } },
      }}
    >
      {shown.map(([key, does]) => (
        <span key={key}>
          {key.split(' ').map((each) => (
            <kbd key={each}>{each}</kbd>
          ))}
          {does}
        </span>
      ))}
      {hint !== undefined && shown.length > 0 && <span>{hint}</span>}
    </Box>
  );
}
