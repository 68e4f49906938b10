// A client who just paid for a package and is signed in.
import type { Payment } from '../../generated/api.ts';
import type { TestApp } from './app.ts';
import { begin, pay, prepare } from './sign-up.ts';

const password = 'blue-kettle-9-harbour';

export async function paidClient(app: TestApp, package_identifier = 'guided-search'): Promise<{ id: string; payment: Payment; token: string }> {
  const prospect = await begin(app, { package_identifier });
  await prepare(app, prospect.resume_token);
  const paid = await pay(app, prospect.resume_token);
  await app.call('choosePassword', { body: { token: paid.body.password_token ?? '', password } });
  return { id: paid.body.payment.user_id ?? '', payment: paid.body.payment, token: await app.signIn(prospect.email, password) };
}
