import { plainText, type Laid } from '../ports/mail/layout.ts';
import { html, type Html } from './html.ts';

/**
 * A letter as mail programs show it, with and without HTML.
 * @param address where its HTML is: shown in a frame without rights, whose links open beside it
 */
export function bothForms(letter: Laid, address: string): Html {
  return html`<h2>HTML</h2>
    <iframe src="${address}" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" class="mail"></iframe>
    <h2>Plain text</h2>
    <div class="letter">${plainText(letter)}</div>`;
}
