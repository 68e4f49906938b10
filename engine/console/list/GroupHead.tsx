import Closed from '@mui/icons-material/KeyboardArrowRightRounded';
import Open from '@mui/icons-material/KeyboardArrowDownRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { formatNumber } from '../../web/format.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { inSentence } from '../../contract/inSentence.ts';
import { messages as webWords } from '../../web/messages.ts';
import { notLoaded } from '../../web/problem.ts';
import { ReferenceView } from '../fields/ReferenceView.tsx';
import { messages as words } from '../messages.ts';
import { filterChoices } from './filters.ts';
import { mostOfGroup, type Group } from './groups.ts';
import { messages } from './messages.ts';

interface GroupHeadProps {
  id: string;
  by: FieldDescriptor;
  group: Group;
  isOpen: boolean;
  onToggle: () => void;
}

/** The value a group's rows have, and how many there are; shows and hides them. */
export function GroupHead({ id, by, group, isOpen, onToggle }: GroupHeadProps) {
  const Sign = isOpen ? Open : Closed;
  return (
    <ButtonBase aria-expanded={isOpen} onClick={onToggle} sx={{ gap: 1, font: 'inherit', color: 'inherit', maxWidth: '100%' }}>
      <Sign aria-hidden="true" sx={{ fontSize: 16 }} />
      <Box component="span" id={id} sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <GroupName by={by} value={group.value} />{' '}
        <Box component="span" className="num" sx={{ ml: '4px', color: 'text.tertiary', fontWeight: 'fontWeightRegular' }}>
          {formatNumber(group.count)}
        </Box>
      </Box>
    </ButtonBase>
  );
}

function GroupName({ by, value }: { by: FieldDescriptor; value: Group['value'] }) {
  if (value === null) return messages.withoutOne(inSentence(by.label));
  if (typeof value === 'boolean') return `${by.label}: ${inSentence(value ? words.yes : words.no)}`;
  const reference = by.reference ?? by.items?.reference;
  if (reference) return <ReferenceView reference={reference.resource} id={value} plain />;
  return filterChoices(by).find(({ id }) => id === value)?.name ?? value;
}

interface GroupMoreProps {
  /** The id of what the group is called. */
  of: string;
  /** How many more it would show. */
  count: number;
  isWaiting: boolean;
  error: Error | undefined;
  onRetry: (() => void) | undefined;
  onMore: () => void;
}

/** Under the rows of a group: more of them, or why they are not there. */
export function GroupMore({ of, count, isWaiting, error, onRetry, onMore }: GroupMoreProps) {
  const id = useId();
  const look = { font: 'inherit', color: 'primary.main' };
  if (error)
    return (
      <>
        {notLoaded(error)}{' '}
        <ButtonBase id={id} aria-labelledby={`${id} ${of}`} onClick={onRetry} sx={{ ...look, ml: 2 }}>
          {webWords.tryAgain}
        </ButtonBase>
      </>
    );
  if (isWaiting) return <span aria-busy="true">…</span>;
  if (count <= 0) return <Box sx={{ py: 2 }}>{messages.mostShown(formatNumber(mostOfGroup))}</Box>;
  return (
    <ButtonBase id={id} aria-labelledby={`${id} ${of}`} onClick={onMore} sx={look}>
      {messages.showMore(count)}
    </ButtonBase>
  );
}
