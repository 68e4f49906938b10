// The front door as one HTML document: read without a script, laid out without another file.
import { escapeHtml } from '../../ports/mail/escape.ts';
import { html, type Html } from '../../http/html.ts';
import type { FrontDoorFacts } from './facts.ts';
import { hero } from './parts/hero.ts';
import { advisorsPart, documentsPart, foot, packagesPart, questionsPart, savingsPart, stepsPart } from './parts/parts.ts';
import { worksheetPart } from './parts/worksheet.ts';
import { structuredData } from './structured-data.ts';
import { style } from './style.ts';

export interface PageParts {
  /** Of the built pages: the faces of the font, and the script that chooses the appearance. */
  styles: readonly string[];
  scripts: readonly string[];
  /** At the end of the page. */
  script: string;
}

/** Without any script, for a preview. */
export const stillParts: PageParts = { styles: [], scripts: [], script: '' };

const raw = (text: string): Html => ({ html: text });
const logo = raw(
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0B5754"/><path fill="#FFF" d="M8 8.5A1.5 1.5 0 0 1 9.5 7H25.3a.7.7 0 0 1 .62 1.02L24.46 10.85A1.4 1.4 0 0 1 23.22 11.6H12.5V15H20.3a.7.7 0 0 1 .62 1.02L19.56 18.65A1.4 1.4 0 0 1 18.32 19.4H12.5V24.5A.8.8 0 0 1 11.7 25.3H8.8A.8.8 0 0 1 8 24.5Z"/><circle cx="21.6" cy="23.2" r="2.3" fill="#F0B040"/></svg>',
);
const moon = raw(
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true"><path d="M9.4 5.5a7.4 7.4 0 0 0 9.1 9.1A7 7 0 1 1 9.4 5.5"/></svg>',
);

/** What a script holds: text that cannot end it. */
const inScript = (text: string): string => text.replaceAll('<', String.raw`\u003c`);

/** The whole document. */
export function frontDoorPage(facts: FrontDoorFacts, { styles, scripts, script }: PageParts): string {
  const { texts, firm, address } = facts;
  const name = firm.firm_name ?? 'Forecourt';
  const tags = [...styles.map((css) => `<style>${css}</style>`), `<style>${style}</style>`, ...scripts.map((code) => `<script>${code}</script>`)];
  const data = raw(`<script type="application/ld+json">${inScript(JSON.stringify(structuredData(facts)))}</script>`);
  const title = `Car buying with an advisor · ${name}`;
  const meta = (property: string, content: string) => raw(`<meta property="${property}" content="${escapeHtml(content)}">`);
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${texts.headline} ${texts.lead}" />
        <link rel="canonical" href="${address}/" />
        ${[meta('og:title', title), meta('og:description', texts.headline), meta('og:url', `${address}/`), meta('og:type', 'website')]}
        <meta name="theme-color" content="#F4F6F5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0D1312" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        ${raw(tags.join('\n'))} ${data}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <div class="wrap">
            <a class="home" href="/">${logo}Forecourt</a>
            <nav aria-label="On this page">
              <a class="w" href="#how">How it works</a><a class="w" href="#packages">Packages</a><a class="w" href="#questions">Questions</a
              ><a href="#sign-in">Sign in</a>
            </nav>
            <button class="btn icon" type="button" data-shade hidden aria-label="Switch between light and dark">${moon}</button>
          </div>
        </header>
        <main id="main">
          ${[hero(facts), worksheetPart(texts.shows_sample), stepsPart(firm), packagesPart(facts), savingsPart(facts.savings), advisorsPart(facts.advisors), questionsPart(facts), documentsPart(facts)]}
        </main>
        ${foot(firm)} ${raw(script === '' ? '' : `<script>${script}</script>`)}
      </body>
    </html> `.html;
}
