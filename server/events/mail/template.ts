import type { Letter, LetterPaper } from '../../ports/mail/mail.ts';

declare const byTemplate: unique symbol;

/** What the outbox mails. Only a template creates one: a letter's text is in its template and nowhere else. */
export type MadeLetter = Omit<Letter, 'id' | 'firm' | 'attachments'> & { paper?: LetterPaper; readonly [byTemplate]: true };

/** The content of a letter; the layout (`ports/mail/layout.ts`) turns it into plain text and HTML. */
export interface Said {
  subject: string;
  paragraphs: readonly string[];
  table?: NonNullable<Letter['table']>;
  action?: NonNullable<Letter['action']>;
  /** Goes along as a PDF. */
  paper?: LetterPaper;
  /** Below everything, quieter. */
  note?: string;
  /** Of letters that come by themselves: where one POST ends them. */
  stop_url?: string;
}

export interface Template<Facts> {
  (to: string, facts: Facts): MadeLetter;
  /** When it is mailed and to whom, in a sentence: for who changes its words. */
  readonly when: string;
  /** The letter with the sample facts, by their names. */
  examples(): readonly { name: string; letter: MadeLetter }[];
}

/**
 * One kind of letter with all of its text.
 * @param samples facts to try it with, by name: at least one for each variant
 */
export function template<Facts>({
  when,
  says,
  samples,
}: {
  when: string;
  says: (facts: Facts) => Said;
  samples: Readonly<Record<string, Facts>>;
}): Template<Facts> {
  const make = (to: string, facts: Facts): MadeLetter => {
    const { subject, paragraphs, ...rest } = says(facts);
    const letter = { to, subject: subject.replaceAll(/\s+/g, ' ').trim(), text: paragraphs.join('\n\n'), ...rest };
    // The mark exists for the compiler alone, and this is the one place that sets it.
    return letter as MadeLetter;
  };
  const examples = () => Object.entries(samples).map(([name, facts]) => ({ name, letter: make('maria.jensen@mailhaven.example', facts) }));
  return Object.assign(make, { when, examples });
}

/** Where the action of an example leads. */
export const exampleUrl = 'https://portal.forecourt.example/somewhere#token=example&package=full-service';
