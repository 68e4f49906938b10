// What comes below the first screen, part by part; a part with nothing to show is left out.
import { documentNames, documents, refundPolicyText } from '../../../../domain/documents.ts';
import { dateFormat } from '../../../../domain/formats.ts';
import { policyLines, type Policy } from '../../../../domain/refund-policy.ts';
import type { Savings } from '../../../../domain/savings.ts';
import { termsVersion } from '../../../../domain/terms.ts';
import type { FirmSettings } from '../../../../generated/api.ts';
import { packageKindValues } from '../../../../generated/enums.ts';
import { html, type Html } from '../../../http/html.ts';
import type { FrontDoorFacts, OfferedPackage, ShownAdvisor } from '../facts.ts';
import { choiceNames } from './hero.ts';
import { dollars, hourText } from './words.ts';

const hours = (count: number): string => `${count} business ${count === 1 ? 'hour' : 'hours'}`;

/** The journey of the brief (docs/brief.md, section 1), in six steps. */
export function stepsPart({ answer_hours: { promise_hours } }: FirmSettings): Html {
  const [research, forward, reject] = choiceNames;
  const steps: readonly (readonly [string, string | Html])[] = [
    ['Say what you want', 'The Preferences Checklist, one question after another, with your trade-in. We save it as you answer.'],
    ['Meet your advisor', `One person, by name, assigned once you submit it. Write any time; you hear back within ${hours(promise_hours)}.`],
    ['See your cars', 'Each with how it fits what you want, and the price to drive away, not just the sticker.'],
    ['Choose, at your pace', html`For each car you press one of three: <b>${research}</b>, <b>${forward}</b>, or <b>${reject}</b>.`],
    ['Know the whole price', 'Your advisor gets the out-the-door price, negotiates it, and shows you every line.'],
    ['Sign and drive', 'We check the contract against the price you accepted before you sign.'],
  ];
  const items = steps.map(
    ([name, text], index) =>
      html`<li>
        <span class="sm mut num">${index + 1}</span>
        <h3>${name}</h3>
        <p>${text}</p>
      </li>`,
  );
  return html`<section class="s" id="how" aria-labelledby="how-h">
    <div class="wrap">
      <div class="sh"><h2 id="how-h">How it works</h2></div>
      <ol class="steps">
        ${items}
      </ol>
    </div>
  </section>`;
}

const shareText = (percent: number): string => {
  if (percent === 100) return 'All of it back';
  if (percent === 0) return 'Nothing back';
  return percent === 50 ? 'Half of it back' : `${percent}% back`;
};

/** The refund of a kind's packages, rung by rung. */
function refundOf(policy: Policy, offered: readonly OfferedPackage[]): Html | undefined {
  if (offered.length === 0) return undefined;
  const rungs = policyLines(policy).map(({ percent, until }) => {
    const amounts = offered.map(({ price }) => dollars(Math.floor((price * percent) / 100)));
    return html`<li><b>${shareText(percent)}</b><span>${until}</span><span class="num v">${[...new Set(amounts)].join(' · ')}</span></li>`;
  });
  const names = offered.map(({ name }) => name).join(' and ');
  return html`<h3 class="lh">If you change your mind: ${names}</h3>
    <ul class="card lad">
      ${rungs}
    </ul>`;
}

/** What a package gives, with how long it lasts, unless a line says that already. */
export function includedLines({ inclusions, days_included }: Pick<OfferedPackage, 'inclusions' | 'days_included'>): string[] {
  const lasts = `${days_included} days`;
  const isSaid = inclusions.some((line) => new RegExp(`(^|\\D)${lasts}\\b`, 'i').test(line));
  return isSaid ? inclusions : [...inclusions, lasts];
}

/** What is for sale, with prices and what comes back. */
export function packagesPart({ packages, firm: { refund_ladder } }: Pick<FrontDoorFacts, 'packages' | 'firm'>): Html | undefined {
  if (packages.length === 0) return undefined;
  const cards = packages.map(
    (offered) =>
      html`<article class="card pk">
        <h3>${offered.name}</h3>
        <p class="sm sub">${offered.tagline ?? ''}</p>
        <p class="pp num">${dollars(offered.price)}</p>
        <ul>
          ${includedLines(offered).map((line) => html`<li>${line}</li>`)}
        </ul>
        <a class="btn wide" href="/signup/${offered.package_identifier}">Choose ${offered.name}<span class="vh">, ${dollars(offered.price)}</span></a>
      </article>`,
  );
  const refunds = packageKindValues.map((kind) =>
    refundOf(
      { kind, shares: refund_ladder[kind] },
      packages.filter((offered) => offered.kind === kind),
    ),
  );
  return html`<section class="s alt" id="packages" aria-labelledby="pk-h">
    <div class="wrap">
      <div class="sh">
        <h2 id="pk-h">Packages</h2>
        <p class="sub">Paid once. Nothing renews. Move up later and pay only the difference.</p>
      </div>
      <div class="pks">${cards}</div>
      ${refunds}
    </div>
  </section>`;
}

/** What delivered deals saved; nothing while there are too few. */
export function savingsPart(savings: Savings | undefined): Html | undefined {
  if (!savings) return undefined;
  const most = Math.max(...savings.bars.map(({ count }) => count));
  const last = savings.bars.length - 1;
  const bars = savings.bars.map(({ from, count }, index) => {
    const next = savings.bars[index + 1]?.from ?? 0;
    const words =
      index === 0
        ? 'Nothing'
        : index === last
          ? `${dollars(from)} or more`
          : index === 1
            ? `Under ${dollars(next)}`
            : `${dollars(from)} to ${dollars(next - 100)}`;
    const short = index === 0 ? '$0' : index === 1 ? `<${dollars(next)}` : `${dollars(from)}${index === last ? '+' : ''}`;
    const height = Math.round((count / most) * 120);
    const drawn = html`<svg viewBox="0 0 10 120" preserveAspectRatio="none" aria-hidden="true">
      <rect width="10" height="${height}" y="${120 - height}" />
    </svg>`;
    return html`<li>
      <span class="num" aria-hidden="true">${count}</span>${drawn}<span class="vh">${words}: ${count} ${count === 1 ? 'deal' : 'deals'}</span
      ><small class="num" aria-hidden="true">${short}</small>
    </li>`;
  });
  const none = savings.none === 0 ? undefined : html`<p class="sub ask"><b>${savings.none}</b> saved nothing: the first price was already good.</p>`;
  return html`<section class="s" aria-labelledby="sv-h">
    <div class="wrap sav">
      <div>
        <h2 id="sv-h">What ${savings.deals} clients saved</h2>
        <p class="sub ask">
          First out-the-door price minus the final one, for every car we delivered in the last 12 months. Half saved
          <b class="num">${dollars(savings.median)}</b> or more.
        </p>
        ${none}
      </div>
      <figure class="card">
        <ol class="bars">
          ${bars}
        </ol>
      </figure>
    </div>
  </section>`;
}

/** Advisors who agreed to be shown. */
export function advisorsPart(advisors: readonly ShownAdvisor[]): Html | undefined {
  if (advisors.length === 0) return undefined;
  const initials = (name: string) =>
    name
      .split(' ')
      .map((word) => word.slice(0, 1))
      .slice(0, 2)
      .join('');
  const items = advisors.map(
    ({ name, title }) =>
      html`<li>
        <span class="av" aria-hidden="true">${initials(name)}</span>
        <div>
          <h3>${name}</h3>
          <p class="sm sub">${title ?? 'Advisor'}</p>
        </div>
      </li>`,
  );
  return html`<section class="s" aria-labelledby="ad-h">
    <div class="wrap">
      <div class="sh"><h2 id="ad-h">Who you will talk to</h2></div>
      <ul class="advs">
        ${items}
      </ul>
    </div>
  </section>`;
}

/** Questions with their answers, and where to ask another. */
export function questionsPart({ texts }: FrontDoorFacts): Html {
  const items = texts.questions.map(
    ({ question, answer }) =>
      html`<details>
        <summary><b>${question}</b></summary>
        <p>${answer}</p>
      </details>`,
  );
  return html`<section class="s" id="questions" aria-labelledby="fq-h">
    <div class="wrap">
      <div class="sh"><h2 id="fq-h">Questions</h2></div>
      <div class="faq">${items}</div>
      <p class="sm sub ask">Something else? <a href="/support">Ask us</a>.</p>
    </div>
  </section>`;
}

/** What is accepted before paying, to read beforehand; a link to one opens it. */
export function documentsPart({ packages, firm: { refund_ladder } }: Pick<FrontDoorFacts, 'packages' | 'firm'>): Html {
  const refunds = packageKindValues.flatMap((kind) => {
    const names = packages.filter((offered) => offered.kind === kind).map(({ name }) => name);
    return names.length === 0 ? [] : [`${names.join(' and ')}: ${refundPolicyText({ kind, shares: refund_ladder[kind] }).join(' ')}`];
  });
  const items = documentNames.map((name) => {
    const { title } = documents[name];
    const text = [...(name === 'refunds' ? refunds : []), ...documents[name].text];
    return html`<details>
      <summary><b>${title}</b></summary>
      <div id="${name}">${text.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
    </details>`;
  });
  return html`<section class="s alt" aria-labelledby="dc-h">
    <div class="wrap">
      <div class="sh"><h2 id="dc-h">What you agree to</h2></div>
      <div class="faq">${items}</div>
    </div>
  </section>`;
}

const week = [1, 2, 3, 4, 5, 6, 0];
/** The first of June 2025 was a Sunday. */
const weekday = (day: number): string => dateFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2025, 5, 1 + day)));

/** Who the firm is, how to reach it, and what applies. */
export function foot(firm: FirmSettings): Html {
  const { opens, closes, weekdays } = firm.answer_hours;
  const open = week.filter((day) => weekdays.includes(day));
  const [first = 0] = open;
  const last = open.at(-1) ?? 0;
  const isRun = open.length > 2 && week.indexOf(last) - week.indexOf(first) === open.length - 1;
  const days = isRun ? `${weekday(first)} to ${weekday(last)}` : open.map(weekday).join(', ');
  const parts = dateFormat('en-US', { timeZone: firm.time_zone, timeZoneName: 'longGeneric' }).formatToParts(new Date(0));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const phone = firm.firm_phone === null ? undefined : html`<a class="num" href="tel:${firm.firm_phone.replaceAll(/[^\d+]/g, '')}">${firm.firm_phone}</a>`;
  return html`<footer>
    <div class="wrap">
      <div>
        <strong>${firm.firm_name ?? 'Forecourt'}</strong>
        <address>${firm.postal_address ?? ''}</address>
      </div>
      <div>
        ${phone}<a href="mailto:${firm.support_address}">${firm.support_address}</a
        ><span class="mut">${days}, ${hourText(opens)} to ${hourText(closes)}, ${zone ?? firm.time_zone}</span>
      </div>
      <nav aria-label="Help"><a href="/support">Get support</a><a href="/signup">Sign up</a><a href="/login">Sign in</a></nav>
      <p class="sm mut last">
        You read and accept the <a href="#terms">terms</a>, <a href="#privacy">privacy notice</a> and <a href="#refunds">refund policy</a> (version
        ${termsVersion}) before you pay. We advise buyers. We are not a dealer and do not sell cars.
      </p>
    </div>
  </footer>`;
}
