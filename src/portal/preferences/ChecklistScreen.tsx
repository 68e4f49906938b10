import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { formatDateTime } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { messages as checklistMessages } from '../../features/preferences/messages.ts';
import { isAnswered, questionOf, questionsOf, type Question } from './questions.ts';
import { useScreenKeys } from '../../kit/keys/useScreenKeys.ts';
import { useLocation, useSearchParams } from '../../kit/router/router.ts';
import { upright } from '../layout/upright.ts';
import { ChecklistGate, type OpenChecklist } from './ChecklistGate.tsx';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { messages } from './messages.ts';
import { QuestionRail } from './QuestionRail.tsx';
import { SentenceCard, SentenceSheet } from './Sentence.tsx';
import { review } from './steps.ts';
import { useReach } from './useReach.ts';
import { useSwipe } from './useSwipe.ts';
import { WrongElsewhere } from './WrongElsewhere.tsx';

const QuestionBody = lazyScreen(() => import('./QuestionBody.tsx'));
const Review = lazyScreen(() => import('./Review.tsx'));

/** On a phone the question has the foot of the window to itself. */
const phone = '@media (max-width: 900px)';
const withoutBar = {
  [phone]: { ':root': { '--bottom-bar': '0px' }, '#main': { paddingBottom: 'var(--frame-foot)' }, '#main ~ nav': { display: 'none' } },
} as const;
/** However short the question, its buttons are at the foot of the window. As tall as the window without bars, title and padding, or a little taller. */
const tall = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--top-room) - var(--topbar) - var(--frame-foot) - 40px)',
  '& > :last-child': { flex: 1, alignItems: 'stretch' },
} as const;

function Body({ open }: { open: OpenChecklist }) {
  const [params, setParams] = useSearchParams();
  const { checklist } = open;
  const { selections, status, changes_note, submitted_at } = checklist;
  const questions = questionsOf(checklist);
  // Whoever comes back begins where something is missing; answering it does not move the page.
  const [first] = useState(() => (status === 'submitted' ? undefined : questions.find((question) => !isAnswered(question, checklist)))?.id ?? review);
  const asked = params.get('step') ?? first;
  const current = asked === review ? undefined : (questions.find(({ id }) => id === asked) ?? questionOf(questions, asked) ?? questions[0]);
  const at = current ? questions.indexOf(current) : questions.length;
  const reach = useReach(selections);
  const isNarrow = useMediaQuery(phone);

  const go = (id: string) => {
    void open.flush();
    setParams({ step: id });
    window.scrollTo(0, 0);
  };
  const next = () => go(questions[at + 1]?.id ?? review);
  const back = () => {
    const before = questions[at - 1];
    if (before) go(before.id);
  };
  const onward = () => {
    if (current) next();
  };
  useScreenKeys({ ArrowRight: onward, ArrowLeft: back, Enter: onward }, false);
  const swipe = useSwipe(onward, back);
  const { pathname } = useLocation();
  const idAt = (place: string) => questionOf(questions, place)?.id ?? review;
  const sentence = {
    selections,
    reach,
    hrefOf: (place: string) => `${pathname}?step=${idAt(place)}`,
    onPlace: (place: string) => go(idAt(place)),
    isHere: (place: string) => questionOf(questions, place) === current,
  };
  return (
    <Box {...swipe} sx={current ? { [phone]: tall } : undefined}>
      <QuestionRail
        questions={questions}
        current={current}
        isDone={(question) => isAnswered(question, checklist)}
        onQuestion={({ id }) => go(id)}
        onReview={() => go(review)}
      />
      <WrongElsewhere
        open={open}
        isHere={({ section, name, vehicle }) => vehicle === 0 && current !== undefined && questionOf(questions, `${section}.${name ?? ''}`) === current}
      />
      {status === 'changes_requested' && changes_note && (
        <Note tone="warning" sx={{ mb: 5 }}>
          <strong>{checklistMessages.changesAsked}</strong> {changes_note}
        </Note>
      )}
      {status === 'submitted' && submitted_at && (
        <Note tone="success" sx={{ mb: 5 }}>
          {checklistMessages.submittedOn(formatDateTime(submitted_at))}
        </Note>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' }, gap: { xs: 6, md: 14 }, alignItems: 'start' }}>
        {current ? (
          <Asked
            key={current.id}
            question={current}
            open={open}
            reach={reach}
            onNext={next}
            onBack={at > 0 ? back : undefined}
            isLast={at === questions.length - 1}
          >
            {isNarrow && <SentenceSheet {...sentence} />}
          </Asked>
        ) : (
          <Suspense fallback={<FieldsSkeleton />}>
            <Review open={open} onStep={(place) => go(idAt(place))} />
          </Suspense>
        )}
        {!(isNarrow && current) && (
          <Box sx={{ position: 'sticky', top: 'calc(var(--top-room) + var(--topbar) + 24px)' }}>
            <SentenceCard {...sentence} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface AskedProps {
  question: Question;
  open: OpenChecklist;
  reach: ReturnType<typeof useReach>;
  onNext: () => void;
  onBack: (() => void) | undefined;
  isLast: boolean;
  /** Above the buttons on a phone. */
  children: React.ReactNode;
}

/** One question with its answers, and the way on and back. */
function Asked({ question, open, reach, onNext, onBack, isLast, children }: AskedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const lead = messages.leads[question.fields[0] ?? ''];
  // The first question of a page leaves the focus where the page begins; each further one is read out.
  useEffect(() => {
    if (document.activeElement !== document.body || window.scrollY > 0) heading.current?.focus({ preventScroll: true });
  }, []);
  const answered = isAnswered(question, open.checklist);
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        onNext();
      }}
      sx={{
        minWidth: 0,
        [phone]: { display: 'flex', flexDirection: 'column' },
        animation: 'asked var(--t) var(--ease)',
        '@keyframes asked': { from: { opacity: 0, transform: 'translateY(6px)' } },
      }}
    >
      <GlobalStyles styles={withoutBar} />
      <Box component="h2" id={headingId} ref={heading} tabIndex={-1} sx={{ typography: 'h1', textWrap: 'balance', outline: 'none', scrollMarginTop: 120 }}>
        {question.title}
      </Box>
      {lead !== undefined && (
        <Box component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {lead}
        </Box>
      )}
      <Box sx={{ my: 5 }}>
        <Suspense fallback={<FieldsSkeleton />}>
          <QuestionBody question={question} open={open} reach={reach} />
        </Suspense>
      </Box>
      <Box
        sx={{
          mt: 8,
          [phone]: {
            mt: 'auto',
            mx: -4,
            px: 4,
            pb: 2,
            background: 'var(--surface)',
            borderTop: '1px solid var(--border)',
          },
          [`@media ${upright}`]: { position: 'sticky', bottom: 'var(--frame-foot)', zIndex: 3 },
        }}
      >
        {children}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, [phone]: { pt: 2, '& > [type=submit]': { order: 3, flex: 1 } } }}>
          {onBack && (
            <Button variant="text" startIcon={<ArrowBack />} onClick={onBack}>
              {checklistMessages.back}
            </Button>
          )}
          <Button type="submit" variant="contained" sx={{ px: 6 }}>
            {isLast ? messages.review : messages.continue}
          </Button>
          {!answered && (
            <Button variant="text" onClick={onNext}>
              {messages.skip}
            </Button>
          )}
        </Box>
        <Box
          component="p"
          sx={{ mt: 3, fontSize: 'var(--fs-small)', color: 'text.secondary', '@media (pointer: coarse), (max-width: 900px)': { display: 'none' } }}
        >
          {messages.keys}
        </Box>
      </Box>
    </Box>
  );
}

/** The Preferences Checklist as a conversation: one question at a time, saved as one types. */
export default function ChecklistScreen() {
  return <ChecklistGate title={checklistMessages.title} Body={Body} />;
}
