// What the page is told of the document it is a console for.
import type { ActionDescriptor, ResourceDescriptor } from '../contract/descriptor.ts';
import type { RecordPage } from '../contract/record-page.ts';

/** A way to sign in, as its form asks for it. */
export interface SignInForm {
  name: string;
  label: string;
  fields: { name: string; label: string; secret: boolean }[];
  /** The address where signing in with a browser starts, and whether the user has signed in. */
  begin?: string;
  isSignedIn?: boolean;
}

/** Languages included; add others as packs of your own. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

export interface ConsoleOf {
  language: Language;
  title: string;
  version: string;
  /** Whom calls reach: an address, or the stub. */
  reaches: string;
  isStub: boolean;
  resources: ResourceDescriptor[];
  /** The segment that is shown first: of a list that shows rows before anybody chooses whose. */
  first?: string;
  pages: Record<string, RecordPage>;
  operations: { key: string; label: string; method: string; path: string; group: string; description?: string; question?: string; action: ActionDescriptor }[];
  signIns: SignInForm[];
  /** The address to which a sign-in server sends people back; it must know it. */
  returnsTo: string;
  /** Why the last sign-in came to nothing. */
  signInFailed?: string;
  /** Values of paths that no record gives: name → what is set now. */
  context: Record<string, string>;
  /** Share of operations that were understood, in percent. */
  understood: number;
}

/** The segment of the page with the operations on no screen. */
export const operationsSegment = 'operations';
export const connectionSegment = 'connection';
