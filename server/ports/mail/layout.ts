// The one layout of all letters, as plain text and as HTML: both say the same sentences in the same order.
import { escapeHtml } from './escape.ts';
import type { Letter, LetterFirm } from './mail.ts';

/** The parts of an e-mail; all but the text are optional. */
export type Laid = Omit<Letter, 'id' | 'to' | 'subject'> & { subject?: string };

/** The theme's tokens that a letter uses, light and dark (engine/web/theme/tokens.ts; a test compares them). */
export const colours = {
  light: { bg: '#F4F6F5', surface: '#FFFFFF', text: '#12201E', 'text-2': '#465452', border: '#DCE3E0', accent: '#0B5754', 'on-accent': '#FFFFFF' },
  dark: { bg: '#0D1312', surface: '#141B1A', text: '#E7EDEB', 'text-2': '#B0BCB9', border: '#273231', accent: '#63C3B8', 'on-accent': '#04211F' },
} as const;

/** Name, address, phone and where to write, line by line. */
function footLines(firm: LetterFirm | undefined): string[] {
  if (!firm) return [];
  const { firm_name, postal_address, firm_phone, support_address } = firm;
  const lines = [firm_name ?? 'Forecourt', ...(postal_address ?? '').split('\n'), firm_phone ?? '', `Questions? Write to ${support_address}.`];
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** A letter as plain text. */
export function plainText({ text, table = [], action, note, firm }: Laid): string {
  const width = Math.max(0, ...table.map(({ label }) => label.length));
  const rows = table.map(({ label, value }) => `${label.padEnd(width)}   ${value}`).join('\n');
  const foot = footLines(firm).join('\n');
  const parts = [text, rows, action ? `${action.label}: ${action.url}` : '', note ?? '', foot];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const { light, dark } = colours;

/** Styles are inline, since some mail programs know no others; these invert the colors in dark mode. */
const darkStyle = `@media (prefers-color-scheme:dark){.bg{background:${dark.bg}!important}.paper{background:${dark.surface}!important;border-color:${dark.border}!important;color:${dark.text}!important}.soft{color:${dark['text-2']}!important}.name,.link{color:${dark.accent}!important}.act{background:${dark.accent}!important;color:${dark['on-accent']}!important}.line{border-color:${dark.border}!important}}`;

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const soft = `color:${light['text-2']};font-size:13px;line-height:20px`;

/** A letter for mail programs that show HTML. Nothing in it is fetched from anywhere. */
export function htmlText({ subject = '', text, table = [], action, note, firm }: Laid): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`);
  const foot = footLines(firm).map(escapeHtml).join('<br>');
  const body = [
    ...paragraphs,
    tableHtml(table),
    action ? actionHtml(action) : '',
    note ? `<p class="soft" style="margin:16px 0 0;${soft}">${lines(note)}</p>` : '',
  ].join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}${darkStyle}</style></head><body class="bg" style="margin:0;padding:24px 12px;background:${light.bg};font:15px/24px Inter,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"><div style="max-width:560px;margin:0 auto"><p class="name" style="margin:0 0 12px;color:${light.accent};font-weight:600">Forecourt</p><div class="paper" style="background:${light.surface};border:1px solid ${light.border};border-radius:8px;padding:24px;color:${light.text};overflow-wrap:anywhere">${body}</div>${foot ? `<p class="soft" style="margin:16px 0 0;${soft}">${foot}</p>` : ''}</div></body></html>`;
}

function tableHtml(table: NonNullable<Letter['table']>): string {
  if (table.length === 0) return '';
  const cell = 'padding:4px 0;vertical-align:top';
  const rows = table.map(({ label, value, isTotal }) => {
    const style = isTotal ? `${cell};border-top:1px solid ${light.border};font-weight:600` : cell;
    return `<tr><td class="line" style="${style};padding-right:24px">${escapeHtml(label)}</td><td class="line" style="${style};text-align:right">${escapeHtml(value)}</td></tr>`;
  });
  return `<table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 16px">${rows.join('')}</table>`;
}

/** A button, and the address in words for programs that show no buttons and people who like to read where they go. */
function actionHtml({ label, url }: NonNullable<Letter['action']>): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0 12px"><a class="act" href="${address}" target="_blank" style="display:inline-block;background:${light.accent};color:${light['on-accent']};padding:10px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p><p class="soft" style="margin:0;${soft}"><a class="link" href="${address}" target="_blank" style="color:${light.accent}">${address}</a></p>`;
}
