import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { checklistSentence, sentenceText } from '../../../domain/checklist-sentence.ts';
import { shareInWords } from '../../../domain/reach.ts';
import type { ChecklistSelections, SearchReach } from '../../../generated/api.ts';
import { formatNumber } from '../../../engine/web/format.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { Progress } from '../../../engine/web/Progress.tsx';
import { messages } from './messages.ts';

interface SentenceProps {
  selections: ChecklistSelections;
  /** The address of the question that asks for a field. */
  hrefOf: (place: string) => string;
  /** Goes there. */
  onPlace: (place: string) => void;
  /** Whether a word belongs to the question that is open. */
  isHere: (place: string) => boolean;
}

/** The wish as a sentence, each word leading back to its question; told as it changes. */
function Words({ selections, hrefOf, onPlace, isHere }: SentenceProps) {
  const parts = checklistSentence(selections, { gaps: true });
  return (
    <Box component="p" sx={{ fontSize: '1.125rem', lineHeight: 1.65, letterSpacing: '-.012em', color: 'text.secondary' }}>
      {parts.map(({ text, field, isGap }, index) =>
        field === undefined ? (
          text
        ) : (
          <Link
            // oxlint-disable-next-line react/no-array-index-key -- a word has no identity but its place
            key={index}
            // A link, not a button: it breaks over lines as words do.
            href={hrefOf(field)}
            onClick={(event) => {
              event.preventDefault();
              onPlace(field);
            }}
            sx={{
              color: isHere(field) ? 'var(--accent-ink)' : isGap ? 'text.secondary' : 'text.primary',
              fontWeight: isGap ? 400 : 'var(--w-medium)',
              background: isHere(field) ? 'var(--accent-soft)' : 'none',
              borderRadius: 'var(--r-xs)',
              boxDecorationBreak: 'clone',
              textDecoration: 'underline',
              textDecorationStyle: isGap ? 'dashed' : 'solid',
              textDecorationThickness: '1px',
              textUnderlineOffset: '4px',
            }}
          >
            {text}
          </Link>
        ),
      )}
    </Box>
  );
}

function Reach({ reach }: { reach: SearchReach }) {
  const { meeting, listed } = reach;
  return (
    <Box sx={{ borderTop: '1px solid var(--border)', mt: 4, pt: 4, display: 'grid', gap: 2 }}>
      <Box component="p" sx={{ fontSize: 'var(--fs-ui)' }}>
        <Box component="b" className="num" sx={{ fontSize: '1.25rem' }}>
          {messages.fitOf(formatNumber(meeting), formatNumber(listed))}
        </Box>{' '}
        {messages.fit}
      </Box>
      <Progress percent={(meeting / listed) * 100} label={messages.fit} />
      <Box component="p" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
        {shareInWords(meeting, listed)}. {messages.listed}
      </Box>
    </Box>
  );
}

/** Beside the question: the wish so far, and how many cars meet it. */
export function SentenceCard({ reach, ...words }: SentenceProps & { reach: SearchReach | undefined }) {
  return (
    <Card component="section" aria-label={messages.soFar} sx={{ padding: 6 }}>
      <Box component="h2" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary', fontWeight: 'var(--w-medium)', mb: 2 }}>
        {messages.soFar}
      </Box>
      <div aria-live="polite">
        <Words {...words} />
        {reach && <Reach reach={reach} />}
      </div>
    </Card>
  );
}

/** The same at the foot of a phone: a line that opens. */
export function SentenceSheet({ reach, ...words }: SentenceProps & { reach: SearchReach | undefined }) {
  return (
    <Box
      component="details"
      sx={{
        borderBottom: '1px solid var(--border-soft)',
        '& summary': { display: 'flex', alignItems: 'center', gap: 2, minHeight: 52, cursor: 'pointer', listStyle: 'none', fontSize: 'var(--fs-ui)' },
        '& summary::-webkit-details-marker': { display: 'none' },
        '& summary svg': { ml: 'auto', flex: 'none', color: 'text.secondary', transition: 'transform var(--t) var(--ease)' },
        '&[open] summary svg': { transform: 'rotate(180deg)' },
      }}
    >
      <summary>
        <Box component="span" aria-live="polite" sx={{ minWidth: 0 }}>
          <Box component="span" className="cut" sx={{ display: 'block' }}>
            {sentenceText(checklistSentence(words.selections))}
          </Box>
          {reach && (
            <Box component="span" className="num" sx={{ display: 'block', fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
              {messages.fitOf(formatNumber(reach.meeting), formatNumber(reach.listed))} {messages.fit}
            </Box>
          )}
        </Box>
        <ExpandLess aria-hidden="true" />
      </summary>
      <Box sx={{ pb: 4, maxHeight: '45vh', overflow: 'auto' }}>
        <Words {...words} />
        {reach && <Reach reach={reach} />}
      </Box>
    </Box>
  );
}
