// The sample worksheet: rows that open by themselves, without a script.
import { moneyText } from '../../../../domain/money.ts';
import { sampleWorksheet, type SampleGroup, type SampleLine } from '../../../../domain/sample-worksheet.ts';
import { html, type Html } from '../../../http/html.ts';
import { lineText, movement } from './words.ts';

// Worked out once: it is the same for everybody.
const sample = sampleWorksheet();

const figures = ({ first, final }: Pick<SampleLine, 'first' | 'final'>): Html =>
  html`<span class="num">${lineText(first)}</span><span class="num">${lineText(final)}</span><span class="num d">${movement(first, final)}</span>`;

const lineOf = (line: SampleLine): Html =>
  html`<div class="wl"><span>${line.label}</span>${figures(line)}${line.remark === undefined ? undefined : html`<small>${line.remark}</small>`}</div>`;

const groupOf = (group: SampleGroup, index: number): Html => {
  const head = html`<summary class="wl"><b>${group.title}</b>${figures(group)}</summary>
    <div class="in-it">${group.lines.map(lineOf)}</div>`;
  return index === 1 ? html`<details open>${head}</details>` : html`<details>${head}</details>`;
};

/** The example from first quote to last; nothing where the firm does not show it. */
export function worksheetPart(isShown: boolean): Html | undefined {
  if (!isShown) return undefined;
  return html`<section class="s" aria-labelledby="ws-h">
    <div class="wrap">
      <div class="sh">
        <h2 id="ws-h">The whole price, line by line</h2>
        <p class="sub">An example, with made-up figures: this is how every quote reads. Press a row to open it.</p>
      </div>
      <div class="card ws">
        <div class="wl hd"><span>${sample.car}</span><span>First quote</span><span>Signed</span><span class="d">Change</span></div>
        ${sample.groups.map(groupOf)}
        <div class="wl otd">
          <span>Out the door</span><span class="num"><s>${moneyText(sample.first)}</s></span
          ><span class="num">${moneyText(sample.final)}</span><span class="num d">${movement(sample.first, sample.final)}</span>
        </div>
      </div>
    </div>
  </section>`;
}
