import { exampleUrl, template } from '../template.ts';

interface Facts {
  dealer_name: string;
  /** The car, in one line. */
  title: string;
  buyer: string;
  /** As a dealer reads it, in the firm's zone: `Mon, Nov 23, 12:00 PM Eastern`. */
  due: string;
  /** The best price so far; null in the first round. */
  target: string | null;
  /** Asked before and not answered. */
  again: boolean;
  /** For the question alone. */
  asks?: boolean;
  note: string | null;
  /** About one line of its price, named as within a sentence. */
  question_line: string | null;
  question: string | null;
  url: string;
}

const first: Facts = {
  dealer_name: 'Riverside Toyota',
  title: '2025 Toyota RAV4 Hybrid XLE Premium',
  buyer: 'OH 430xx',
  due: 'Fri, Nov 20, 12:00 PM EST',
  target: null,
  again: false,
  note: 'Quote without add-ons.',
  question_line: null,
  question: null,
  url: exampleUrl,
};
const next: Facts = { ...first, due: 'Mon, Nov 23, 12:00 PM EST', target: '$39,414.53', note: null };
const asked = { note: null, asks: true, question_line: 'doc fee', question: 'Others charge $250.00. Can you do the same?' };
const reminded = { dealer_name: 'Hollis Toyota', again: true, note: null };
const samples: Readonly<Record<string, Facts>> = {
  'first round': first,
  'next round': next,
  question: { ...first, ...asked },
  'question in a later round': { ...next, ...asked },
  reminder: { ...first, ...reminded },
  'reminder in a later round': { ...next, ...reminded },
};

/** Whether it asks about a line: the question may also come along with what else is written. */
const isQuestion = ({ asks, question, question_line }: Facts): boolean => asks === true && question !== null && question_line !== null;

function variantOf(facts: Facts): string {
  const kind = facts.again ? 'reminder' : isQuestion(facts) ? 'question' : undefined;
  if (facts.target === null) return kind ?? 'first round';
  return kind === undefined ? 'next round' : `${kind} in a later round`;
}

export const dealerRequest = template({
  when: 'Staff ask a dealer for a price, start the next round, or give more time, or ask about a line; and once before it is due, to who has not answered. To the dealer.',
  changeable: {
    name: 'price-request',
    label: 'Price request',
    fields: ['dealer_name', 'title', 'buyer', 'due', 'target', 'question_line', 'question', 'note'],
    optional: ['question_line', 'question', 'note'],
    variant: variantOf,
  },
  says: (facts: Facts) => ({
    subject: subjectOf(facts),
    paragraphs: [
      `Hello ${facts.dealer_name},`,
      facts.target === null
        ? `We’re looking for a ${facts.title} for a buyer in ${facts.buyer}. Open this link and give us your out-the-door price, line by line.`
        : `The best out-the-door price so far for the ${facts.title} is ${facts.target}. Can you beat it? Change your price with this link.`,
      ...(facts.question !== null && facts.question_line !== null ? [`We have a question about ${facts.question_line}: ${facts.question}`] : []),
      ...(facts.note ? [facts.note] : []),
      `Answer by ${facts.due}. You need no account, and other dealers don’t see your name or your price.`,
    ],
    action: { label: facts.target === null ? 'Give your price' : 'Change your price', url: facts.url },
    note: 'This e-mail is for your dealership alone. Don’t forward it.',
  }),
  samples,
});

function subjectOf(facts: Facts): string {
  const { again, title, target, question_line } = facts;
  if (again) return `Reminder: price request for ${title}`;
  if (isQuestion(facts)) return `Question about ${question_line ?? ''}: ${title}`;
  return target === null ? `Price request: ${title}` : `Can you beat ${target}? ${title}`;
}
