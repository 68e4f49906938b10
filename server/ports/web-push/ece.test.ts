import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptFor, vapidHeader, vapidKeys } from './ece.ts';
import { isPublicAddress, isPushEndpoint } from './places.ts';

/** RFC 8291, section 5. */
const example = {
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('encrypts as the RFC’s own example', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(example.ours, 'base64url'));
  const body = encryptFor(example.browser, 'When I grow up, I want to be a watermelon', { ecdh, salt: Buffer.from(example.salt, 'base64url') });
  expect(body.toString('base64url')).toBe(example.body);
});

it('signs as itself: the same keys from the same secret, and a signature that holds', () => {
  const keys = vapidKeys('a secret');
  expect(keys.publicKey).toBe(vapidKeys('a secret').publicKey);
  expect(keys.publicKey).not.toBe(vapidKeys('another').publicKey);
  const header = vapidHeader(keys, { endpoint: 'https://push.example.com/send/1', contact: 'mailto:help@firm.example', now: new Date(0) });
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({ aud: 'https://push.example.com', exp: 43_200, sub: 'mailto:help@firm.example' });
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const told = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), told, Buffer.from(signature, 'base64url'))).toBe(true);
});

it('reaches push services on the open internet alone', () => {
  const open = ['https://fcm.googleapis.com/fcm/send/a', 'https://updates.push.services.mozilla.com/wpush/v2/b', 'https://web.push.apple.com/c'];
  expect(open.filter(isPushEndpoint)).toEqual(open);
  const closed = [
    'http://push.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://a.internal/',
    'https://push.example.com:8443/',
  ];
  expect([...closed, 'https://u:p@push.example.com/', 'not an address', 'https://2130706433/'].filter(isPushEndpoint)).toEqual([]);
  expect(['8.8.8.8', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(2);
  const own = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ];
  expect([...own, '2002:0a00:0001::', '224.0.0.1', 'no address'].filter(isPublicAddress)).toEqual([]);
});
