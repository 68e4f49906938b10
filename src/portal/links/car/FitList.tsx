import Check from '@mui/icons-material/CheckRounded';
import Minus from '@mui/icons-material/RemoveRounded';
import Unknown from '@mui/icons-material/QuestionMarkRounded';
import { styled } from '@mui/material/styles';
import type { LinkComparison } from '../../../../generated/api.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '10px 24px',
  marginTop: 16,
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  '& li': { display: 'flex', gap: 8, alignItems: 'baseline' },
  '& .MuiSvgIcon-root': { fontSize: 16, alignSelf: 'center', color: 'var(--accent)' },
  '& [data-met="false"] .MuiSvgIcon-root': { color: 'var(--warn-ink, var(--text-2))' },
  '& [data-met="null"] .MuiSvgIcon-root': { color: 'var(--text-3)' },
  '& [data-met="false"]': { fontWeight: 'var(--w-medium)' },
  '& b': { display: 'inline-block', fontWeight: 'inherit', '&::first-letter': { textTransform: 'uppercase' } },
  '& small': { color: 'var(--text-2)', fontSize: 'var(--fs-small)', fontWeight: 'var(--w-regular)' },
  '@media (max-width: 640px)': { gridTemplateColumns: '1fr' },
});

/** Each must-have with what the car has there; what it misses comes first. */
export function FitList({ wishes, words }: { wishes: LinkComparison['wishes']; words: { met: string; missed: string; unknown: string } }) {
  const weight = (met: boolean | null) => (met === false ? 0 : met === null ? 1 : 2);
  return (
    <List>
      {wishes
        .toSorted((one, other) => weight(one.met) - weight(other.met))
        .map(({ text, met, found }) => {
          const [Icon, word] = met === null ? [Unknown, words.unknown] : met ? [Check, words.met] : [Minus, words.missed];
          return (
            <li key={text} data-met={String(met)}>
              <Icon titleAccess={word} />
              <span>
                <b>{text}</b> {found !== null && <small>{found}</small>}
              </span>
            </li>
          );
        })}
    </List>
  );
}
