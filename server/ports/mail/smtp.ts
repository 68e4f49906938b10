import { createTransport } from 'nodemailer';
import { htmlText, plainText } from './layout.ts';
import type { MailPort } from './mail.ts';

const limits = {
  pool: true,
  // As many letters as the outbox hands over at once (outbox/queues.ts): none waits in here.
  maxConnections: 5,
  // The outbox tries again, and knows how often.
  maxRequeues: 0,
  dnsTimeout: 8_000,
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  // A server that is slow to confirm a letter may have accepted it: cut off too early, the letter goes out twice (RFC 5321, 4.5.3.2).
  socketTimeout: 30_000,
} as const;
/** How long one letter may take in all, in ms. */
const letterMs = 45_000;

/**
 * The hosted adapter.
 * @param from address of the sender, shown as Forecourt
 */
export function createSmtpMail(url: string, from: string): MailPort {
  const transport = createTransport({ url, ...limits });
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    send: async (letter) => {
      await transport.sendMail({
        from: { name: 'Forecourt', address: from },
        to: letter.to,
        subject: letter.subject,
        text: plainText(letter),
        html: htmlText(letter),
        attachments: (letter.attachments ?? []).map(({ file_name, content_type, content }) => ({
          filename: file_name,
          contentType: content_type,
          content,
          encoding: 'base64',
        })),
        headers: letter.stop_url === undefined ? {} : { 'List-Unsubscribe': `<${letter.stop_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        // The same id on a second try lets the receiving side drop the double.
        messageId: `<${letter.id}@${domain}>`,
        signal: AbortSignal.timeout(letterMs),
      });
    },
    close: async () => transport.close(),
  };
}
