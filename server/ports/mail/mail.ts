/** A letter to one person. */
export interface Letter {
  /** Names this letter for good: sent again after a crash, it is still the same letter. */
  id: string;
  to: string;
  subject: string;
  /** Plain text; paragraphs are separated by an empty line. */
  text: string;
  /** The one thing to do, shown as a button and as an address. */
  action?: { label: string; url: string };
}

/** Delivers letters. */
export interface MailPort {
  /** @throws where the letter could not be handed over; it is tried again later */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** A letter's text with its action. */
export function plainText(letter: Letter): string {
  return letter.action ? `${letter.text}\n\n${letter.action.label}: ${letter.action.url}\n` : `${letter.text}\n`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The same letter for mail programs that show HTML. Inline styles: mail programs know no others. */
export function htmlText(letter: Letter): string {
  const paragraphs = letter.text
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const action = letter.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(letter.action.url)}" style="background:#0b6e6e;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(letter.action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b2426"><div style="max-width:560px;margin:0 auto">${paragraphs}${action}</div></body></html>`;
}
