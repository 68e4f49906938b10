import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { minutesLeft, type Question } from './questions.ts';
import { messages as checklistMessages } from '../../features/preferences/messages.ts';
import { messages } from './messages.ts';
import { unseen } from '../../../engine/web/theme/unseen.ts';

interface QuestionRailProps {
  questions: readonly Question[];
  /** The question that is open; none while all answers are checked. */
  current: Question | undefined;
  isDone: (question: Question) => boolean;
  onQuestion: (question: Question) => void;
  onReview: () => void;
}

const pip = {
  flex: 1,
  height: 8,
  minWidth: 4,
  borderRadius: '2px',
  border: '1px solid var(--border-strong)',
  '&[data-state=done]': { background: 'var(--accent)', borderColor: 'var(--accent)' },
  '&[data-state=skipped]': { borderStyle: 'dashed' },
  '&[data-state=now]': { borderColor: 'var(--accent)', boxShadow: 'inset 0 0 0 1px var(--accent)' },
} as const;

/** All questions by section: answered, skipped, open, and which one is shown. Counts questions, never percent. */
export function QuestionRail({ questions, current, isDone, onQuestion, onReview }: QuestionRailProps) {
  const sections = [...new Set(questions.map(({ section }) => section))];
  const at = current ? questions.indexOf(current) : questions.length;
  const done = questions.filter(isDone).length;
  const furthest = Math.max(at, ...questions.map((question, index) => (isDone(question) ? index : -1)));
  const stateOf = (question: Question, index: number) => (question === current ? 'now' : isDone(question) ? 'done' : index < furthest ? 'skipped' : 'open');
  const own = questions.filter(({ section }) => section === current?.section);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: { xs: 5, md: 9 } }}>
      <Box component="nav" aria-label={checklistMessages.stepsLabel}>
        <Box component="ol" sx={{ display: 'flex', gap: { xs: 2, md: 5 } }}>
          {sections.map((section) => {
            const all = questions.filter((question) => question.section === section);
            const isHere = current?.section === section;
            return (
              <Box component="li" key={section} sx={{ flex: all.length, minWidth: 0 }}>
                <ButtonBase
                  aria-current={isHere ? 'step' : undefined}
                  onClick={() => all[0] && onQuestion(all[0])}
                  sx={{
                    display: 'block',
                    width: '100%',
                    textAlign: 'left',
                    py: 2,
                    minHeight: { xs: 24, md: 44 },
                    fontSize: 'var(--fs-ui)',
                    borderRadius: 'var(--r-sm)',
                  }}
                >
                  <Box
                    component="span"
                    className="cut"
                    sx={{
                      display: 'block',
                      mb: '6px',
                      color: isHere ? 'text.primary' : 'text.secondary',
                      fontWeight: isHere ? 'var(--w-medium)' : 400,
                      '@media (max-width: 900px)': unseen,
                    }}
                  >
                    {checklistMessages.steps[section]}
                  </Box>
                  <Box component="span" aria-hidden="true" sx={{ display: 'flex', gap: '3px' }}>
                    {all.map((question) => (
                      <Box component="span" key={question.id} data-state={stateOf(question, questions.indexOf(question))} sx={pip} />
                    ))}
                  </Box>
                </ButtonBase>
              </Box>
            );
          })}
          <li>
            <ButtonBase
              aria-current={current ? undefined : 'step'}
              onClick={onReview}
              sx={{
                minHeight: { xs: 24, md: 44 },
                alignItems: 'flex-start',
                py: 2,
                fontSize: 'var(--fs-ui)',
                color: current ? 'text.secondary' : 'text.primary',
                fontWeight: current ? 400 : 'var(--w-medium)',
                '@media (max-width: 900px)': { py: 0, fontSize: 'var(--fs-small)' },
              }}
            >
              {checklistMessages.steps.review}
            </ButtonBase>
          </li>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px', fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
        <span>{current && `${checklistMessages.steps[current.section]}, ${messages.question(own.indexOf(current) + 1, own.length)}`}</span>
        <span className="num">
          {done === questions.length ? messages.allAnswered(questions.length) : messages.answered(done, questions.length, minutesLeft(questions.length - done))}
        </span>
      </Box>
    </Box>
  );
}
