import { describe, expect, it } from 'vitest';
import { decode, encode, isSigned, sign } from './protocol.ts';

describe('what a browser says', () => {
  it.each([
    ['{"event":"pusher:ping","data":{}}', { kind: 'ping' }],
    ['{"event":"pusher:pong"}', { kind: 'pong' }],
    [
      '{"event":"pusher:subscribe","data":{"channel":"private-a","auth":"k:s"}}',
      { kind: 'subscribe', channel: 'private-a', auth: 'k:s', channelData: undefined },
    ],
    [
      // Older libraries send their data as a text.
      JSON.stringify({ event: 'pusher:subscribe', data: '{"channel":"private-a","auth":"k:s","channel_data":"{}"}' }),
      { kind: 'subscribe', channel: 'private-a', auth: 'k:s', channelData: '{}' },
    ],
    ['{"event":"pusher:subscribe","data":{"channel":"news"}}', { kind: 'subscribe', channel: 'news', auth: '', channelData: undefined }],
    ['{"event":"pusher:unsubscribe","data":{"channel":"private-a"}}', { kind: 'unsubscribe', channel: 'private-a' }],
    ['{"event":"client-typing","channel":"private-a","data":{}}', { kind: 'client', channel: 'private-a' }],
    ['{"event":"pusher:subscribe","data":{}}', { kind: 'unknown' }],
    ['{"event":"pusher:signin","data":{"channel":"x"}}', { kind: 'unknown' }],
    ['{"event":7}', { kind: 'unknown' }],
    ['[]', { kind: 'unknown' }],
    ['null', { kind: 'unknown' }],
    ['no JSON', { kind: 'unknown' }],
  ])('%s', (text, received) => {
    expect(decode(text)).toEqual(received);
  });
});

it('data goes as JSON within the JSON', () => {
  expect(encode('changed', { resources: ['chats'] }, 'private-a')).toBe('{"event":"changed","channel":"private-a","data":"{\\"resources\\":[\\"chats\\"]}"}');
  expect(encode('pusher:pong', {})).toBe('{"event":"pusher:pong","data":"{}"}');
});

describe('a signature', () => {
  // The protocol's own example: https://pusher.com/docs/channels/library_auth_reference/auth-signatures
  const credentials = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };
  const auth = '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4';

  it('is what the protocol says it is', () => {
    expect(sign(credentials, '1234.1234', 'private-foobar')).toBe(auth);
  });

  it('is good for its connection and channel alone', () => {
    expect(isSigned(auth, credentials, '1234.1234', 'private-foobar')).toBe(true);
    expect(isSigned(auth, credentials, '1234.1235', 'private-foobar')).toBe(false);
    expect(isSigned(auth, credentials, '1234.1234', 'private-foobaz')).toBe(false);
    expect(isSigned(auth, { ...credentials, secret: 'other' }, '1234.1234', 'private-foobar')).toBe(false);
    expect(isSigned('', credentials, '1234.1234', 'private-foobar')).toBe(false);
  });
});
