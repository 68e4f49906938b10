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
  /** The sender: the firm's name when the letter leaves. */
  firm?: LetterFirm;
}

export type LetterTable = readonly { label: string; value: string; isTotal?: boolean }[];

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
