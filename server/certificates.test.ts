// A certificate as a browser would get it, from a real TLS server: until when, and who vouches for it.
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificateAt, securedHosts } from './certificates.ts';

/** Made for this test alone; nobody vouches for it. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQguxjPkJAI3dxJOpUx
43dJZbuMQyDYUyof/25UtiDKWxmhRANCAAQLlmyB4R5btLAdfrqwyGjKzVZBsVti
I3bL156AakBVOTejIuVCB0ug1ii/G1eyxQBW2t/rqfQzfUnCbL3wY1uW
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUIynI0NAcVPv0+eCqksXK+0IFr6swCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDExMDUxNloYDzIxMjYxMDMx
MTEwNTE2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQLlmyB4R5btLAdfrqwyGjKzVZBsVtiI3bL156AakBVOTejIuVCB0ug
1ii/G1eyxQBW2t/rqfQzfUnCbL3wY1uWo1MwUTAdBgNVHQ4EFgQUe8crwxWGEash
MpHMuo++1eUJknUwHwYDVR0jBBgwFoAUe8crwxWGEashMpHMuo++1eUJknUwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAw53XQS9yVRJPrB+QbAdC
rDxite4ZsunHHRV6KOytjq0CIQCz64I/F/6qOmj+P0A3WNlBeMDYH1l4dDNBXi4R
soNWiw==
-----END CERTIFICATE-----`;

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer({ key, cert });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => void server.close());

it('tells until when it is good, and that nobody vouches for it', async () => {
  expect(await certificateAt({ host: 'localhost', port })).toEqual({
    host: 'localhost',
    until: expect.stringMatching(/^2126-/),
    because: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
});

it('tells that nothing answers', async () => {
  expect(await certificateAt({ host: 'localhost', port: 1 })).toEqual({ host: 'localhost', until: null, because: 'ECONNREFUSED' });
});

it('asks the public address and each role’s host, and nobody where they are not https', () => {
  const hosts = (publicUrl: string, baseDomain: string) => securedHosts({ publicUrl, baseDomain }).map(({ host, port: at }) => `${host}:${at}`);
  expect(hosts('https://cars.example', 'cars.example').toSorted()).toEqual([
    'admin.cars.example:443',
    'cars.example:443',
    'portal.cars.example:443',
    'team.cars.example:443',
  ]);
  expect(hosts('https://203.0.113.7:8443', 'cars.example')).toEqual(['203.0.113.7:8443']);
  expect(hosts('http://cars.example', 'cars.example')).toEqual([]);
});
