/** A letter to one person. */
export interface Letter {
  /** Names this letter for good: sent again after a crash, it is still the same letter. */
  id: string;
  to: string;
  subject: string;
  /** Plain text; paragraphs are separated by an empty line. */
  text: string;
  /** Lines of a paper, after the text. */
  table?: LetterTable;
  /** What stands below everything, line by line: who writes. */
  closing?: string;
  /** The one thing to do, shown as a button and as an address. */
  action?: { label: string; url: string };
}

export type LetterTable = readonly { label: string; value: string; isTotal?: boolean }[];

/** Delivers letters. */
export interface MailPort {
  /** @throws where the letter could not be handed over; it is tried again later */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** A letter's text with its table and its action. */
export function plainText({ text, table = [], action, closing }: Omit<Letter, 'id' | 'to' | 'subject'>): string {
  const width = Math.max(0, ...table.map(({ label }) => label.length));
  const rows = table.map(({ label, value }) => `${label.padEnd(width)}   ${value}`).join('\n');
  const parts = [text, rows, action ? `${action.label}: ${action.url}` : '', closing ?? ''];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The same letter for mail programs that show HTML. Inline styles: mail programs know no others. */
export function htmlText(letter: Omit<Letter, 'id' | 'to' | 'subject'>): string {
  const paragraphs = letter.text
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const cell = 'padding:4px 0;vertical-align:top';
  const rows = (letter.table ?? []).map(({ label, value, isTotal }) => {
    const style = isTotal ? `${cell};border-top:1px solid #c9d3d4;font-weight:600` : cell;
    return `<tr><td style="${style};padding-right:24px">${escapeHtml(label)}</td><td style="${style};text-align:right">${escapeHtml(value)}</td></tr>`;
  });
  const table = rows.length > 0 ? `<table style="border-collapse:collapse;width:100%;margin:0 0 16px">${rows.join('')}</table>` : '';
  const closing = letter.closing ? `<p style="margin:24px 0 0;color:#5b6a6c;font-size:14px">${escapeHtml(letter.closing).replaceAll('\n', '<br>')}</p>` : '';
  const action = letter.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(letter.action.url)}" style="background:#0b6e6e;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(letter.action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b2426"><div style="max-width:560px;margin:0 auto">${paragraphs}${table}${action}${closing}</div></body></html>`;
}
