import type { PaperRow } from '../../../domain/worksheet-paper.ts';

/** A letter to one person. */
export interface Letter {
  /** Identifies this letter for good: sent again after a crash, it is still the same letter. */
  id: string;
  to: string;
  subject: string;
  /** Plain text; paragraphs are separated by an empty line. */
  text: string;
  /** Lines of a paper, after the text. */
  table?: LetterTable;
  /** The one thing to do, shown as a button and as an address. */
  action?: { label: string; url: string };
  /** Below the action, quieter. */
  note?: string;
  /** Where one POST ends letters of this kind (RFC 8058): mail programs offer it beside the sender. */
  stop_url?: string;
  /** Files that go along. */
  attachments?: readonly LetterFile[];
  /** The sender: the firm's name when the letter leaves. */
  firm?: LetterFirm;
}

export type LetterTable = readonly { label: string; value: string; isTotal?: boolean }[];

/** A file of a letter. */
export interface LetterFile {
  file_name: string;
  content_type: string;
  /** Base64. */
  content: string;
}

/** A paper that goes along with a letter, as it will be drawn. */
export interface LetterPaper {
  /** What it is saved as. */
  file_name: string;
  /** Who gives it out: the name, then address and phone. */
  firm: readonly string[];
  title: string;
  /** A line each. */
  facts: readonly string[];
  rows: readonly PaperRow[];
}

export interface LetterFirm {
  firm_name: string | null;
  postal_address: string | null;
  firm_phone: string | null;
  support_address: string;
}

/** Delivers letters. */
export interface MailPort {
  /** @throws if the letter could not be handed over; it is retried later */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}
