import Box from '@mui/material/Box';
import { journey } from './journey.ts';

/** The journey in words: the modal shows it, the client's dashboard unfolds it. */
export function JourneyText() {
  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 3, pl: '22px', '& li': { listStyle: 'decimal', pl: 1 } }}>
        {journey.steps.map((step, index) => (
          <li key={step}>
            {step}
            {index === journey.steps.length - 1 && (
              <Box component="ul" sx={{ display: 'grid', gap: 2, mt: 2 }}>
                {journey.choices.map((choice) => (
                  <Box component="li" key={choice.name} sx={{ listStyle: 'none !important', pl: '0 !important' }}>
                    <Box component="strong" sx={{ color: 'text.primary', fontWeight: 'var(--w-medium)' }}>
                      {choice.name}
                    </Box>
                    : {choice.text}
                  </Box>
                ))}
              </Box>
            )}
          </li>
        ))}
      </Box>
      <Box component="p" sx={{ mt: 4 }}>
        {journey.pace}
      </Box>
    </>
  );
}
