import Box from '@mui/material/Box';

/** What of a month's money has which colour, in the chart and above its lines. */
export const moneyColours = { cash: 'var(--chart-1)', earned: 'var(--chart-2)' } as const;

/** A colour's square before its name. */
export function Mark({ of }: { of: keyof typeof moneyColours }) {
  return (
    <Box component="i" aria-hidden="true" sx={{ display: 'inline-block', width: 10, height: 10, mr: 2, borderRadius: '2px', background: moneyColours[of] }} />
  );
}
