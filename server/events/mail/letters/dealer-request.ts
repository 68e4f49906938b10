import { moneyText } from '../../../../domain/money.ts';
import { inSentence } from '../../../../engine/contract/inSentence.ts';
import { exampleUrl, template } from '../template.ts';

interface Facts {
  dealer_name: string;
  /** The car, in one line. */
  title: string;
  buyer: string;
  /** As a dealer reads it, in the firm's zone: `Mon, Nov 23, 12:00 PM Eastern`. */
  due: string;
  /** Cents; null in the first round. */
  target_total: number | null;
  /** Asked before and not answered. */
  again: boolean;
  /** For the question alone. */
  asks?: boolean;
  note: string | null;
  /** About one line of its price. */
  question?: { line: string; question: string } | null;
  url: string;
}

const first: Facts = {
  dealer_name: 'Riverside Toyota',
  title: '2025 Toyota RAV4 Hybrid XLE Premium',
  buyer: 'OH 430xx',
  due: 'Fri, Nov 20, 12:00 PM EST',
  target_total: null,
  again: false,
  note: 'Quote without add-ons.',
  url: exampleUrl,
};
const samples: Readonly<Record<string, Facts>> = {
  'first round': first,
  'next round': { ...first, due: 'Mon, Nov 23, 12:00 PM EST', target_total: 3_941_453, note: null },
  question: { ...first, note: null, asks: true, question: { line: 'Doc fee', question: 'Others charge $250.00. Can you do the same?' } },
  reminder: { ...first, dealer_name: 'Hollis Toyota', again: true, note: null },
};

export const dealerRequest = template({
  when: 'Staff ask a dealer for a price, start the next round, or give more time, or ask about a line; and once before it is due, to who has not answered. To the dealer.',
  says: ({ dealer_name, title, buyer, due, target_total, again, note, asks, question, url }: Facts) => ({
    subject: again
      ? `Reminder: price request for ${title}`
      : asks && question
        ? `Question about ${inSentence(question.line)}: ${title}`
        : target_total === null
          ? `Price request: ${title}`
          : `Can you beat ${moneyText(target_total)}? ${title}`,
    paragraphs: [
      `Hello ${dealer_name},`,
      target_total === null
        ? `We’re looking for a ${title} for a buyer in ${buyer}. Open this link and give us your out-the-door price, line by line.`
        : `The best out-the-door price so far for the ${title} is ${moneyText(target_total)}. Can you beat it? Change your price with this link.`,
      ...(question ? [`We have a question about ${inSentence(question.line)}: ${question.question}`] : []),
      ...(note ? [note] : []),
      `Answer by ${due}. You need no account, and other dealers don’t see your name or your price.`,
    ],
    action: { label: target_total === null ? 'Give your price' : 'Change your price', url },
    note: 'This e-mail is for your dealership alone. Don’t forward it.',
  }),
  samples,
});
