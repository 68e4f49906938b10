import { styled } from '@mui/material/styles';
import type { OtdWorksheet } from '../../../../generated/api.ts';
import { sheetMessages as messages } from './messages.ts';

const Choice = styled('select')({
  height: 32,
  padding: '0 2px',
  border: 0,
  borderRadius: 'var(--r-sm)',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 'var(--w-medium)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '& option': { background: 'var(--surface)', color: 'var(--text)' },
});

interface CompareChoiceProps {
  /** The revisions before the one shown, oldest first. */
  earlier: readonly OtdWorksheet[];
  from: OtdWorksheet;
  onChoose: (id: string) => void;
}

/** Since which revision the movement is counted. */
export function CompareChoice({ earlier, from, onChoose }: CompareChoiceProps) {
  if (earlier.length === 0) return null;
  if (earlier.length === 1) return messages.sinceRevision(from.revision);
  return (
    <Choice aria-label={messages.compareWith} value={from.id} onChange={(event) => onChoose(event.target.value)}>
      {earlier.map(({ id, revision }) => (
        <option key={id} value={id}>
          {messages.sinceRevision(revision)}
        </option>
      ))}
    </Choice>
  );
}
