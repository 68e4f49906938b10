import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Mark } from './Logo.tsx';
import { messages } from '../../../engine/web/messages.ts';
import { useDelayed } from '../../../engine/web/useDelayed.ts';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

interface LogoLoaderProps {
  /** Words under the mark; read out either way. Without them only the mark is seen. */
  text?: string;
  /** Fills its place instead of the whole window. */
  inline?: boolean;
}

/** The logo, pulsing beside a text that says what is loading. */
export function PulsingMark({ size = 32 }: { size?: number }) {
  return (
    <Box aria-hidden="true" sx={{ display: 'flex', animation: `${pulse} 1.2s infinite` }}>
      <Mark size={size} />
    </Box>
  );
}

/** The pulsing mark while a whole screen loads. Without words it shows nothing for the first 150 ms. */
export function LogoLoader({ text, inline = false }: LogoLoaderProps) {
  const late = useDelayed();
  return (
    <Box
      data-loader
      role="status"
      aria-live="polite"
      sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 3, minHeight: inline ? 240 : '100vh', color: 'text.secondary' }}
    >
      {(late || text !== undefined) && (
        <>
          <Box sx={{ animation: `${pulse} 1.2s infinite` }}>
            <Mark size={48} />
          </Box>
          {text === undefined ? <span className="vh">{messages.loading}</span> : <Box sx={{ fontSize: 'var(--fs-ui)' }}>{text}</Box>}
        </>
      )}
    </Box>
  );
}
