// What is worked out of a resource's name and fields before anything is written, and how it is said.
import type { Field } from './fields.ts';

export interface Made {
  name: string;
  entity: string;
  /** `bodyShops`: the table and the stem of constants. */
  many: string;
  /** `body shop`, in sentences. */
  one: string;
  all: string;
  fields: readonly Field[];
  label: Field;
  /** Each belongs to a client: it has a `client_id`, a scope, and goes with their account. */
  isClients: boolean;
}

/** `body-shops` → `body shops` */
export const spaced = (name: string): string => name.replaceAll('-', ' ');
/** The same with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
