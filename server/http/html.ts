import { escapeHtml } from '../ports/mail/escape.ts';

/** HTML that is already escaped. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | readonly (Html | string | undefined)[];

const textOf = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(textOf).join('');
};

/** A template whose values are escaped, except those that are HTML themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, at) => text + textOf(parts[at])).join('') };
}

const style = `
:root{color-scheme:light dark;--ink:#1b2426;--soft:#5b6a6d;--line:#d9e0e0;--paper:#fff;--well:#f4f7f7;--accent:#0b6e6e;--warm:#9a5200}
@media (prefers-color-scheme:dark){:root{--ink:#e6ecec;--soft:#9fb0b2;--line:#2d393b;--paper:#12191a;--well:#1a2324;--accent:#5cc7c2;--warm:#f0b46a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.55 "Inter Variable",system-ui,sans-serif}
main{max-width:1000px;margin:0 auto;padding:24px 16px 80px}
h1{font-size:26px;margin:0 0 4px}h2{font-size:19px;margin:40px 0 8px}h3{font-size:14px;margin:16px 0 4px}
p{margin:4px 0 8px}.soft{color:var(--soft)}
a{color:var(--accent)}a:focus-visible,summary:focus-visible,input:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
details{border:1px solid var(--line);border-radius:8px;margin:8px 0;background:var(--paper)}
summary{padding:10px 12px;cursor:pointer;display:flex;gap:8px 12px;flex-wrap:wrap;align-items:baseline}
details>div{padding:0 12px 12px}
.verb{font-weight:700;color:var(--accent);min-width:52px}
.roles{margin-left:auto;color:var(--soft);font-size:13px}
table{width:100%;border-collapse:collapse;font-size:14px}
td,th{text-align:left;vertical-align:top;padding:6px 8px 6px 0;border-top:1px solid var(--line)}
.scroll{overflow-x:auto}
label{display:block;font-weight:600;margin:16px 0 4px}
input{width:100%;padding:10px 12px;font:inherit;color:inherit;background:var(--well);border:1px solid var(--soft);border-radius:8px}
ul.plain{list-style:none;padding:0;margin:0}ul.plain li{border-top:1px solid var(--line);padding:10px 0}
.letter{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--well);border-radius:8px;padding:16px}
iframe.mail{width:100%;height:640px;border:1px solid var(--line);border-radius:8px}
nav{display:flex;flex-wrap:wrap;gap:4px 14px;margin:12px 0}
[hidden]{display:none}`;

/** A page of the server itself, outside the web application: no network, no script but its own. */
export function page(title: string, body: Html, script?: string): string {
  const tag = script ? html`<script src="${script}" defer></script>` : undefined;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · Forecourt</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <style>
          ${{ html: style }}
        </style>
        ${tag}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.html;
}
