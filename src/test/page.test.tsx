// The page that component tests stand on answers as jsdom does, only sooner.
import Button from '@mui/material/Button';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const rulesHere = (): CSSRule[] => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);

it('has of the styles of MUI only what somebody asks for', () => {
  render(<Button disabled>Send</Button>);
  const rules = rulesHere()
    .map(({ cssText }) => cssText)
    .filter((rule) => rule.includes('MuiButton'));
  expect(rules.join('\n')).toContain('pointer-events: none');
  expect(rules.filter((rule) => /[{; ](?:color|padding|transition)[\w-]*:/.test(rule))).toEqual([]);
});

it('says of everything whether it is shown, by the rule that counts', () => {
  render(
    <>
      <style>{`
        .gone { display: none }
        .gone.back { display: flex }
        p.gone { display: grid }
        .still { visibility: hidden; pointer-events: none }
        .still :not(.gone, .back) { visibility: visible }
        .firm { display: block !important }
        .firm { display: none }
        .late { display: flex }
        .late { display: inline-flex }
        @media print { .late { display: none } }
        .late::before { display: none; content: '!' }
      `}</style>
      <i className="gone" />
      <i className="gone back" />
      <p className="gone" />
      <i className="still">
        <u className="back">hidden by its parent</u>
        <u>seen</u>
      </i>
      <i className="firm" style={{ display: 'inline' }} />
      <i className="late" />
      <b style={{ display: 'none' }} />
      <b hidden />
      <table>
        <tbody>
          <tr>
            <td>1</td>
          </tr>
        </tbody>
      </table>
    </>,
  );
  const all = (selector: string, name: 'display' | 'visibility' | 'pointerEvents') =>
    [...document.body.querySelectorAll(selector)].map((element) => getComputedStyle(element)[name]);
  expect(all('i, p', 'display')).toEqual(['none', 'flex', 'grid', 'inline', 'block', 'inline-flex']);
  expect(all('.still, .still u', 'visibility')).toEqual(['hidden', 'hidden', 'visible']);
  expect(all('.still, .still u', 'pointerEvents')).toEqual(['none', 'none', 'none']);
  expect(all('b', 'display')).toEqual(['none', 'none']);
  expect(all('table, tbody, tr, td', 'display')).toEqual(['table', 'table-row-group', 'table-row', 'table-cell']);
});

it('notices what changes, and leaves every other property to jsdom', () => {
  render(
    <>
      <style>{'.gone { display: none; max-width: 800px }'}</style>
      <p>Words</p>
    </>,
  );
  const words = screen.getByText('Words');
  const style = getComputedStyle(words);
  expect([style.display, style.getPropertyValue('visibility'), style.maxWidth]).toEqual(['block', 'visible', 'none']);
  words.classList.add('gone');
  expect([getComputedStyle(words).display, getComputedStyle(words).maxWidth]).toEqual(['none', '800px']);
  rulesHere().at(-1)?.parentStyleSheet?.insertRule('.gone { display: flex }', 1);
  expect(getComputedStyle(words).display).toBe('flex');
});

it('knows the labels of each control, those that come later, too', () => {
  const { rerender } = render(
    <>
      <label htmlFor="named">Named</label>
      <input id="named" />
      <label>
        Around <input />
      </label>
      <input id="bare" />
      <input type="hidden" />
    </>,
  );
  const labels = () => [...document.querySelectorAll('input')].map((input) => input.labels && Array.from(input.labels, ({ textContent }) => textContent));
  expect(labels()).toEqual([['Named'], ['Around '], [], null]);
  rerender(
    <>
      <label htmlFor="bare">Late</label>
      <input id="bare" />
    </>,
  );
  expect(labels()).toEqual([['Late']]);
});
