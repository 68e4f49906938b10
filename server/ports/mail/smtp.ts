import { createTransport } from 'nodemailer';
import { htmlText, plainText } from './mail.ts';
import type { MailPort } from './mail.ts';

/**
 * The hosted adapter.
 * @param from address of the sender, shown as Forecourt
 */
export function createSmtpMail(url: string, from: string): MailPort {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    send: async (letter) => {
      await transport.sendMail({
        from: { name: 'Forecourt', address: from },
        to: letter.to,
        subject: letter.subject,
        text: plainText(letter),
        html: htmlText(letter),
        // The same id on a second try lets the receiving side drop the double.
        messageId: `<${letter.id}@${domain}>`,
      });
    },
    close: async () => transport.close(),
  };
}
