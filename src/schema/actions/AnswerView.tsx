import Box from '@mui/material/Box';
import { isRecord } from '../provider/problem.ts';

/** What an operation answered that is no record: its plain values by name. */
export function AnswerView({ answer }: { answer: unknown }) {
  return (
    <Box
      role="status"
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 16px', px: 5, py: 4, borderTop: '1px solid var(--border)' }}
    >
      {plainValues(answer).map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {inWords(name)}
          </Box>
          <dd className="num">{String(value)}</dd>
        </Box>
      ))}
    </Box>
  );
}

/** Is there something to read in an answer? A record has a page of its own. */
AnswerView.says = (answer: unknown): boolean => isRecord(answer) && !('id' in answer) && plainValues(answer).length > 0;

function plainValues(answer: unknown): [string, string | number | boolean][] {
  if (!isRecord(answer)) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, value] as [string, string | number | boolean]] : [],
  );
}

function inWords(name: string): string {
  const words = name.replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
