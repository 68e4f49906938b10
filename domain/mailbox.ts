const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * One key for all spellings of a mailbox: case, `+tags`, and Gmail's dots make no new person. For limits per person; never to send mail to, as a server may
 * distinguish such spellings.
 * @param email as typed
 */
export function mailboxKey(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 1) return lower;
  const domain = lower.slice(at + 1);
  const name = lower.slice(0, at);
  const plus = name.indexOf('+');
  // A tag needs a name before it: "+1@…" is a mailbox of its own.
  const untagged = plus > 0 ? name.slice(0, plus) : name;
  return gmail.has(domain) ? `${untagged.replaceAll('.', '') || untagged}@gmail.com` : `${untagged}@${domain}`;
}
