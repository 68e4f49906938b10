import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { colours, htmlText, plainText } from './layout.ts';
import type { Letter } from './mail.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtpMail } from './smtp.ts';

const letter: Letter = {
  id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10',
  to: 'maria@forecourt.example',
  subject: 'Choose a new password',
  text: 'Hello <Maria>,\n\nsomebody asked for a new password.',
  action: { label: 'Choose', url: 'https://portal.forecourt.example/reset-password?a=1&b=2' },
};

const stop_url = `https://forecourt.example/stop-reminders?token=${'a-long-token-of-ours-'.repeat(8)}`;

describe('a letter', () => {
  it('says the same in text and in HTML, and what somebody typed stays text', () => {
    expect(plainText(letter)).toContain('Choose: https://portal.forecourt.example/reset-password?a=1&b=2');
    expect(htmlText(letter)).toContain('Hello &lt;Maria&gt;,');
    expect(htmlText(letter)).toContain('href="https://portal.forecourt.example/reset-password?a=1&amp;b=2"');
  });
});

describe('the mailbox folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-mailbox-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps letters, newest first, and one letter once', async () => {
    const mailbox = createMailbox(folder, () => new Date('2026-11-21T12:00:00Z'));
    const later = { ...letter, id: '01998a3f-0000-7000-8000-000000000000', subject: 'Later' };
    expect(await mailbox.list()).toEqual([]);
    await mailbox.send(later);
    await mailbox.send(letter);
    await mailbox.send(letter);
    expect((await mailbox.list()).map((kept) => kept.subject)).toEqual(['Later', 'Choose a new password']);
    expect(await mailbox.read(letter.id)).toEqual({ ...letter, sent_at: '2026-11-21T12:00:00.000Z' });
    expect(await mailbox.read('../../etc/passwd')).toBeUndefined();
  });
});

describe('a mail server', () => {
  it('gets the letter, under an id that stays the same', async () => {
    const got: { from: string; to: string[]; source: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        const to = session.envelope.rcptTo.map((one) => one.address);
        let source = '';
        stream.on('data', (chunk) => (source += String(chunk)));
        stream.on('end', () => {
          got.push({ from, to, source });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve());
    });
    const address = server.server.address();
    const mail = createSmtpMail(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, 'support@forecourt.example');
    await mail.send(letter);
    await mail.send(letter);
    await mail.send({ ...letter, stop_url });
    await mail.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    const reminder = got.pop()?.source.replaceAll(/\r\n(?=[ \t])/g, '');
    expect(reminder).toContain(`List-Unsubscribe: <${stop_url}>`);
    expect(reminder).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(got.map(({ source }) => source).join('')).not.toContain('List-Unsubscribe');
    expect(got).toHaveLength(2);
    for (const one of got) {
      expect(one).toMatchObject({ from: 'support@forecourt.example', to: ['maria@forecourt.example'] });
      expect(one.source).toContain(`Message-ID: <${letter.id}@forecourt.example>`);
      expect(one.source).toContain('Subject: Choose a new password');
      // Both forms, the plain one first: a mail program shows the last it can.
      expect(one.source).toMatch(/multipart\/alternative[\s\S]+Content-Type: text\/plain[\s\S]+Content-Type: text\/html/);
    }
  });

  it('that is away is told to the caller, who tries again later', async () => {
    const mail = createSmtpMail('smtp://127.0.0.1:1', 'support@forecourt.example');
    await expect(mail.send(letter)).rejects.toThrow('ECONNREFUSED');
    await mail.close();
  });
});

it('a letter wears the colours of the product, light and dark', async () => {
  const tokens = await readFile('engine/web/theme/tokens.ts', 'utf8');
  const [light = '', dark = ''] = tokens.split('export const dark');
  for (const [scheme, source] of [
    [colours.light, light],
    [colours.dark, dark],
  ] as const)
    for (const [name, value] of Object.entries(scheme)) expect(source).toMatch(new RegExp(`'?${name}'?: '${value}'`));
});
