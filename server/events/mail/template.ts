import { cutText } from '../../../engine/contract/text-rules.ts';
import { withFields } from '../../../domain/letter-fields.ts';
import type { Letter, LetterPaper } from '../../ports/mail/mail.ts';

declare const byTemplate: unique symbol;

/** What the outbox mails. Only a template creates one: a letter's text is in its template and nowhere else. */
export type MadeLetter = Omit<Letter, 'id' | 'firm' | 'attachments'> & { paper?: LetterPaper; changeable?: Changeable; readonly [byTemplate]: true };

/** Of a letter whose words admins may change: which one it is, and what its fields hold. Words changed until it leaves are those it leaves with. */
export interface Changeable {
  name: string;
  values: Readonly<Record<string, string>>;
}

/** A letter's words with named fields, as admins read and change them. */
export interface LetterWords {
  subject: string;
  /** Paragraphs are separated by an empty line. */
  text: string;
}

/** A letter whose words admins may change. */
export interface ShippedWords extends LetterWords {
  name: string;
  label: string;
  fields: readonly string[];
  /** Of them, those its text must have. */
  needed: readonly string[];
  /** With made-up facts. */
  example: MadeLetter;
}

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
  /** Its words as we ship them, for each variant; none where they are not for admins to change. */
  shipped(): readonly ShippedWords[];
}

/** What admins may change of a letter. */
interface ChangeableRules<Facts> {
  name: string;
  label: string;
  /** Facts that are plain text: named in the words as `{first_name}`. */
  fields: readonly (keyof Facts & string)[];
  /** Of them, those that may be empty: what is said of them is left out then. Any other one that a variant's sample has not is none of its. */
  optional?: readonly (keyof Facts & string)[];
  /** Of them, those that are what it has to say: a text without one is none. */
  needed?: readonly (keyof Facts & string)[];
  /** Which sample's variant a letter is, where there are several. */
  variant?: (facts: Facts) => string;
}

/**
 * One kind of letter with all of its text.
 * @param samples facts to try it with, by name: at least one for each variant
 */
export function template<Facts>({
  when,
  says,
  samples,
  changeable,
}: {
  when: string;
  says: (facts: Facts) => Said;
  samples: Readonly<Record<string, Facts>>;
  changeable?: ChangeableRules<Facts>;
}): Template<Facts> {
  const make = (to: string, facts: Facts): MadeLetter => {
    const { subject, paragraphs, ...rest } = says(facts);
    const letter = {
      to,
      subject: oneLine(subject),
      text: paragraphs.join('\n\n'),
      ...rest,
      ...(changeable ? { changeable: { name: nameOf(changeable, facts), values: valuesOf(changeable, facts) } } : {}),
    };
    // The mark exists for the compiler alone, and this is the one place that sets it.
    return letter as MadeLetter;
  };
  const examples = () => Object.entries(samples).map(([name, facts]) => ({ name, letter: make('maria.jensen@mailhaven.example', facts) }));
  const shipped = () => {
    if (!changeable) return [];
    const { label, optional = [], needed = [], variant } = changeable;
    return Object.entries(samples)
      .filter(([sample, facts]) => variant === undefined || variant(facts) === sample)
      .map(([sample, facts]): ShippedWords => {
        const fields = changeable.fields.filter((field) => optional.includes(field) || (facts[field] ?? null) !== null);
        // The very sentences, with each field's name where its value would be.
        const { subject, paragraphs } = says({ ...facts, ...Object.fromEntries(fields.map((field) => [field, `{${field}}`])) });
        const said = [subject, ...paragraphs].join(' ');
        return {
          name: nameOf(changeable, facts),
          label: variant ? `${label}, ${sample}` : label,
          // What another variant alone speaks of would stand empty, or say what is not so.
          fields: fields.filter((field) => said.includes(`{${field}}`)),
          needed: [...needed],
          subject: oneLine(subject),
          text: paragraphs.join('\n\n'),
          example: make('maria.jensen@mailhaven.example', facts),
        };
      });
  };
  return Object.assign(make, { when, examples, shipped });
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const nameOf = <Facts>({ name, variant }: ChangeableRules<Facts>, facts: Facts): string =>
  variant ? `${name}-${variant(facts).replaceAll(/[^a-z]+/g, '-')}` : name;

const valuesOf = <Facts>({ fields }: ChangeableRules<Facts>, facts: Facts): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, String(facts[field] ?? '')]));

/** Words with their fields filled in, once: what a value holds in braces is text. A paragraph about what is empty is left out. */
export function filledWords({ subject, text }: LetterWords, values: Readonly<Record<string, string>>): LetterWords {
  const empty = Object.keys(values).filter((name) => values[name] === '');
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => !empty.some((name) => paragraph.includes(`{${name}}`)));
  const short = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortInSubject(value)]));
  return { subject: oneLine(withFields(subject, short)), text: paragraphs.map((paragraph) => withFields(paragraph, values)).join('\n\n') };
}

/** Inboxes show no more of a subject, in characters. */
const mostOfSubject = 120;
/** What fills a subject: a long sentence is cut. */
export const shortInSubject = (text: string): string => (text.length > mostOfSubject ? `${cutText(text, mostOfSubject - 1)}…` : text);

/** Where the action of an example leads. */
export const exampleUrl = 'https://portal.forecourt.example/somewhere#token=example&package=full-service';
