// The first screen: what the firm does, what it costs, and sign-in.
import { choices } from '../../../../domain/brief-texts.ts';
import { loginForm } from '../../../../generated/forms.ts';
import { policyLines } from '../../../../domain/refund-policy.ts';
import { packageKindValues } from '../../../../generated/enums.ts';
import { html, type Html } from '../../../http/html.ts';
import type { FrontDoorFacts } from '../facts.ts';
import { dollars } from './words.ts';

/** The three choices for each car, by name. */
export const choiceNames = Object.values(choices);

/** Until when everything is paid back, of the kinds for sale; nothing where that is never so. */
function fullRefund({ packages, firm: { refund_ladder } }: FrontDoorFacts): string {
  const kinds = packageKindValues.filter((kind) => packages.some((offered) => offered.kind === kind));
  const lines = kinds.flatMap((kind) => policyLines({ kind, shares: refund_ladder[kind] }).filter(({ percent }) => percent === 100));
  const [first, ...others] = lines.map(({ until }) => until);
  if (first === undefined) return '';
  return ` A full refund ${[first, ...others.map((until) => until.replace('until ', ''))].join(' or ')}.`;
}

/** Headline, packages with prices, the way in and the form of sign-in. */
export function hero(facts: FrontDoorFacts): Html {
  const { texts, packages } = facts;
  const items = packages.map(
    (offered) =>
      html`<li>
        <a href="/signup/${offered.package_identifier}"
          ><span><b>${offered.name}</b><small>${offered.tagline ?? ''}</small></span
          ><i class="num">${dollars(offered.price)}</i></a
        >
      </li>`,
  );
  const menu =
    packages.length > 0
      ? html`<ul class="menu card">
          ${items}
        </ul>`
      : undefined;
  return html`<div class="hero wrap">
    <div>
      <h1>${texts.headline}</h1>
      <p class="lead">${texts.lead}</p>
      ${menu}
      <div class="go">
        <a class="btn pri" href="/signup">Get started</a><a class="btn in" href="#sign-in">Sign in</a>
        <p class="sm sub">Two minutes to sign up.${fullRefund(facts)}</p>
      </div>
    </div>
    <section class="card si" id="sign-in" aria-labelledby="si-h">
      <h2 id="si-h">Sign in</h2>
      <p class="sm sub">For clients and staff.</p>
      <form method="post" action="/login">
        <div class="fld">
          <span><label for="email">${loginForm.email.label}</label></span
          ><input id="email" name="email" type="email" autocomplete="username" required maxlength="${loginForm.email.rules.maxLength}" />
        </div>
        <div class="fld">
          <span><label for="password">${loginForm.password.label}</label><a href="/forgot-password">Forgot password?</a></span
          ><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="${loginForm.password.rules.maxLength}" />
        </div>
        <button class="btn wide" type="submit">Sign in</button>
        <p class="sm"><a href="/sign-in-link">Sign in without a password</a></p>
      </form>
    </section>
  </div>`;
}
