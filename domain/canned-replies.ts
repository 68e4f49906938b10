// What a canned reply becomes for one client (docs/rules.md, Chat).
import type { ReplyField } from '../generated/api.ts';
import { replyFieldValues } from '../generated/enums.ts';

/** What is known; a field without a value stays to be filled in by hand. */
export type ReplyValues = Partial<Record<ReplyField, string | null | undefined>>;

const placeholder = /\{([a-z_]+)\}/g;
const isField = (name: string): name is ReplyField => replyFieldValues.some((each) => each === name);
const namedIn = (text: string): string[] => [...new Set([...text.matchAll(placeholder)].flatMap(([, name]) => name ?? []))];

/** The fields a text has, each once. */
export const fieldsIn = (text: string): ReplyField[] => namedIn(text).filter(isField);

/** What looks like a field and is none. */
export const unknownFieldsIn = (text: string): string[] => namedIn(text).filter((name) => !isField(name));

/** The text with every field whose value is known filled in. */
export function filledIn(text: string, values: ReplyValues): string {
  return text.replaceAll(placeholder, (whole, name: string) => (isField(name) ? values[name] || whole : whole));
}
