import Box from '@mui/material/Box';
import type { ViewProps } from '../../../../engine/console/overrides.ts';

/** What it is about, as far as there is room; whole, where somebody points at it. */
export default function TitleCell({ record }: ViewProps) {
  const title = String(record['title']);
  return (
    <Box
      component="span"
      title={title}
      sx={{
        '@media (min-width: 901px)': {
          display: 'inline-block',
          maxWidth: 'clamp(208px, 20vw, 480px)',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          verticalAlign: 'bottom',
        },
      }}
    >
      {title}
    </Box>
  );
}
